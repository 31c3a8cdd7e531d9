export * from '#i18n/assessment/scale/en.ts';
export { role } from '#i18n/company/role/en.ts';
export { shell } from '#i18n/platform/shell/en.ts';

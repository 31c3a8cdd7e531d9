// What answering says as every program after sign-in does: their frame and the words of the field. Keep it small.
export * from '#i18n/assessment/scale/ru.ts';
export { role } from '#i18n/company/role/ru.ts';
export { shell } from '#i18n/platform/shell/ru.ts';

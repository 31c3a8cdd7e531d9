export { list } from '#i18n/platform/list/en.ts';
export { menu } from '#i18n/platform/menu/en.ts';
export { nothingYet } from '#i18n/platform/nothing-yet/en.ts';
export { validation } from '#i18n/platform/validation/en.ts';

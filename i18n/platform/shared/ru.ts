// What the screens of an account say besides: their menu, their lists, what is wrong with a field. Keep it small.
export { list } from '#i18n/platform/list/ru.ts';
export { menu } from '#i18n/platform/menu/ru.ts';
export { nothingYet } from '#i18n/platform/nothing-yet/ru.ts';
export { validation } from '#i18n/platform/validation/ru.ts';

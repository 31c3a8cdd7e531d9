// What the screens of an account say besides: their menu, their lists, what is wrong with a field. Keep it small.
export { list } from '#platform/texts/list/ru.ts';
export { menu } from '#platform/texts/menu/ru.ts';
export { nothingYet } from '#platform/texts/nothing-yet/ru.ts';
export { validation } from '#platform/texts/validation/ru.ts';

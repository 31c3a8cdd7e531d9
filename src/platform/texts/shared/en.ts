export { list } from '#platform/texts/list/en.ts';
export { menu } from '#platform/texts/menu/en.ts';
export { nothingYet } from '#platform/texts/nothing-yet/en.ts';
export { validation } from '#platform/texts/validation/en.ts';

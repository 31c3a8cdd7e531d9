// What answering says as every program after sign-in does: their frame and the words of the field. Keep it small.
export * from '#core/questionary/texts/scale/ru.ts';
export { role } from '#core/user/texts/role/ru.ts';
export { shell } from '#platform/texts/shell/ru.ts';

export * from '#core/questionary/texts/scale/en.ts';
export { role } from '#core/user/texts/role/en.ts';
export { shell } from '#platform/texts/shell/en.ts';

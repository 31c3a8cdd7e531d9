import type { Issue } from '#contract/platform/call/issues.ts';

/** In English and in Russian. */
export const bothNames = (names: readonly string[]): string => names.slice(0, 2).join(' / ');

/** The file has no column that it needs. */
export const missingColumn = (path: string, names: readonly string[]): Issue => ({
  path,
  key: 'tableFile.missingColumn',
  params: { name: bothNames(names) },
});

import type { Issue } from '#platform/contract/call/issues.ts';

/** The file has no column that it needs, or none of several that would do. */
export const missingColumn = <Key extends string>(key: Key, ...others: Key[]): Issue => ({
  path: key,
  key: 'tableFile.missingColumn',
  ...(others.length > 0 && { params: { columns: [key, ...others].join(' ') } }),
});

import type { DirectoryKind } from '#contract/platform/call/directories.ts';

/** The directories whose entries can be there twice (rule 193). */
export const twinKinds = [
  'competence',
  'position',
  'subdivision',
  'employee',
] as const satisfies DirectoryKind[];
export type TwinKind = (typeof twinKinds)[number];

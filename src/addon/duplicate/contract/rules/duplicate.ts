import type { DirectoryKind } from '#platform/contract/call/directories.ts';

/** The directories whose entries can be there twice (rule 193). */
export const duplicateKinds = [
  'competence',
  'position',
  'subdivision',
  'employee',
] as const satisfies DirectoryKind[];
export type DuplicateKind = (typeof duplicateKinds)[number];

/** The e-mail of a person's record, and whether somebody comes in by it. */
export interface DuplicateAccess {
  email: string;
  comesIn: boolean;
}

/** The e-mail that opens both once they are one: access never moves to an address that had none (rule 195). */
export const keptEmail = (stays: DuplicateAccess, goes: DuplicateAccess): string =>
  goes.comesIn && !stays.comesIn ? goes.email : stays.email;

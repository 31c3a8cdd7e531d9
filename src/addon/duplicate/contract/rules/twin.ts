import type { DirectoryKind } from '#platform/contract/call/directories.ts';

/** The directories whose entries can be there twice (rule 193). */
export const twinKinds = [
  'competence',
  'position',
  'subdivision',
  'employee',
] as const satisfies DirectoryKind[];
export type TwinKind = (typeof twinKinds)[number];

/** The e-mail of a person's record, and whether somebody comes in by it. */
export interface TwinAccess {
  email: string;
  comesIn: boolean;
}

/** The e-mail that opens both once they are one: access never moves to an address that had none (rule 195). */
export const keptEmail = (stays: TwinAccess, goes: TwinAccess): string =>
  goes.comesIn && !stays.comesIn ? goes.email : stays.email;

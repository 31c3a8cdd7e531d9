import { longestName } from '#core/competence/contract/competence.ts';

/** The name of a copy. It is cut where it would become longer than a name may be. */
export const copyName = (name: string, mark: string): string =>
  `${name.slice(0, longestName - mark.length - 1).trimEnd()} ${mark}`;

import { competenceCalls } from '#core/competence/contract/competence.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { openQuestionCalls } from '#core/open-question/contract/open-question.ts';
import type { DirectoryKind } from '#platform/contract/call/directories.ts';
import { positionCalls } from './position.ts';
import { subdivisionCalls } from './subdivision.ts';

/** The calls of every directory. */
export const directoryCallsOf = {
  competence: competenceCalls,
  position: positionCalls,
  subdivision: subdivisionCalls,
  employee: employeeCalls,
  commonQuestion: openQuestionCalls,
} satisfies Record<DirectoryKind, object>;

/** The kinds whose entries can be archived (rule 86). */
export type ArchivableKind = {
  [Kind in DirectoryKind]: (typeof directoryCallsOf)[Kind] extends { archive: unknown }
    ? Kind
    : never;
}[DirectoryKind];

import {
  type QuestionaryVerb,
  questionaryPolicy,
} from '#contract/assessment/policy/questionary.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import type { QuestionaryRow } from './queries.ts';

const refusals = {
  update: 'questionaryMessages.notEditable',
  toWork: 'questionaryMessages.onlyCreatedToWork',
  archive: 'questionaryMessages.alreadyArchived',
  delete: 'questionaryMessages.onlyCreatedDeleted',
  remind: 'questionaryMessages.notInWork',
  inviteAgain: 'questionaryMessages.notInWork',
  makeInterim: 'questionaryMessages.interimInWork',
} as const satisfies Record<Exclude<QuestionaryVerb, 'duplicate'>, string>;

/** 409 unless the questionary's status allows this. Every status allows duplicating. */
export function requireStatus(
  row: Pick<QuestionaryRow, 'status'>,
  verb: keyof typeof refusals,
): void {
  if (questionaryPolicy[verb].when(row)) return;
  throw conflict({ path: 'status', key: refusals[verb] });
}

import { readNote } from '#core/answer-sheet/server/decline-note.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { listDeclined } from './queries.ts';

type Decline = QuestionaryDetail['participantList'][number]['declineList'][number];

/**
 * Whom each rater of a questionary doesn't assess, and why, with their lines; null where the key of a line is
 * lost. Raters who have declined nothing are left out.
 */
export async function listDeclines(
  scope: Scope,
  keyring: Keyring,
  questionaryId: string,
): Promise<ReadonlyMap<string, Decline[]>> {
  const lists = new Map<string, Decline[]>();
  for (const { note: kept, reason, ...which } of await listDeclined(scope, questionaryId)) {
    const { participantId, subjectId: employeeId } = which;
    const note = await readNote(scope, keyring, kept, { questionaryId, ...which });
    lists.set(participantId, [...(lists.get(participantId) ?? []), { employeeId, reason, note }]);
  }
  return lists;
}

import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { type AnyDoer, noteAudit } from '#core/audit/server/note.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listQuestionaryPeople } from './record/detail-queries.ts';
import { loadQuestionary } from './record/queries.ts';

type Named = Pick<QuestionaryDetail, 'id' | 'number' | 'type' | 'position' | 'subdivision'> & {
  employeeList: readonly { lastName: string; firstName: string }[];
};

/** Writes to the activity log: the number, and whom it is about as far as that is known. */
export function noteQuestionary(
  scope: Scope,
  doer: AnyDoer,
  verb: AuditVerb,
  questionary: Named,
  details: AuditDetails = {},
): Promise<void> {
  const { id, number } = questionary;
  return noteAudit(scope, doer, {
    verb,
    kind: 'questionary',
    id,
    name: nameOf(questionary),
    details: { number, ...details },
  });
}

/** What `noteQuestionary` names, read for it alone. Throws 404 when there is none. */
export async function nameQuestionary(scope: Scope, id: string): Promise<Named> {
  const { row, position, subdivision } = await loadQuestionary(scope, id);
  const employeeList =
    row.type === 'surname' ? (await listQuestionaryPeople(scope, id)).subjects : [];
  return { id, number: row.number, type: row.type, position, subdivision, employeeList };
}

/** Like `subjectOf`, but empty where there is nobody, because the log is kept in no language. */
function nameOf({ type, position, subdivision, employeeList: [first] }: Named): string {
  if (type === 'position') return position?.name ?? '';
  if (type === 'subdivision') return subdivision?.name ?? '';
  return first ? loggedName(first) : '';
}

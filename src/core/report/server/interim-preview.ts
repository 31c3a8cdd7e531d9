import { getQuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { loadReportReaders } from '#core/questionary/server/work/queries.ts';
import type { InterimPreview } from '#core/report/contract/interim-preview.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
} from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { emptyLedger, type Ledger } from './content/atoms.ts';
import { listAnonymousAssignments, listLedgers } from './interim-queries.ts';
import { previewInterim, type RoleStanding } from './interim-rules.ts';
import { listDue } from './make-interim.ts';

/**
 * What interim reports made now would show at most, once for all subjects who stand alike, the most
 * first. It is made of what HR sees anyway: who is asked, has answered, counts, and was shown. It reads
 * no sheet. 409 like making them.
 */
export async function previewInterims(
  scope: Scope,
  questionaryId: string,
): Promise<InterimPreview[]> {
  const { anonymityThreshold, ...row } = await getQuestionaryRow(scope, questionaryId);
  const due = await listDue(scope, questionaryId);
  const threshold = anonymityThreshold ?? 1;
  if (!keepsAnonymity({ ...row, anonymityThreshold: threshold }) || due.length === 0) return [];
  const rule = { threshold, smallGroups: row.smallGroups };
  const standings = await loadStandings(scope, questionaryId, due);
  const previews = standings.map((standing) => previewInterim(standing, rule));
  return [...groupBy(previews, (roleList) => JSON.stringify(roleList)).values()]
    .map((group) => ({ subjectCount: group.length, roleList: group[0] ?? [] }))
    .filter(({ roleList }) => roleList.length > 0)
    .sort((a, b) => b.subjectCount - a.subjectCount);
}

async function loadStandings(scope: Scope, questionaryId: string, subjectIds: readonly string[]) {
  const assignments = await listAnonymousAssignments(scope, questionaryId, subjectIds);
  const opens = await loadReportReaders(scope, [
    ...new Set(assignments.map(({ participantId }) => participantId)),
  ]);
  const ledgers = await listLedgers(scope, questionaryId);
  const bySubject = groupBy(assignments, ({ subjectId }) => subjectId);
  return subjectIds.map((subjectId) => {
    const kept = ledgers.find(({ employeeId }) => employeeId === subjectId);
    const raters = (bySubject.get(subjectId) ?? []).map(
      ({ participantId: id, type, status, isCounted }) => ({
        type,
        isDone: status === 'done',
        isCounted: isCounted && !opens(id, subjectId) && !kept?.readerIds.includes(id),
      }),
    );
    return standingOf(raters, kept?.ledger ?? emptyLedger);
  });
}

interface Rater {
  type: string;
  isDone: boolean;
  isCounted: boolean;
}

function standingOf(raters: readonly Rater[], ledger: Ledger) {
  return Object.fromEntries(
    anonymousTypes.map((type): [AnonymousType, RoleStanding] => {
      const own = raters.filter((rater) => rater.type === type);
      const count = (is: (rater: Rater) => boolean) => own.filter(is).length;
      return [
        type,
        {
          asked: own.length,
          answered: count(({ isDone }) => isDone),
          uncounted: count(({ isCounted }) => !isCounted),
          uncountedAnswered: count(({ isCounted, isDone }) => isDone && !isCounted),
          ...shownOf(ledger, type),
        },
      ];
    }),
  ) as Record<AnonymousType, RoleStanding>;
}

/** How many of a role are in groups already. Groups of interim reports are of one role each. */
const shownOf = ({ atoms, held }: Ledger, type: AnonymousType) => ({
  shown: atoms.flatMap(({ types, sheets }) => (types.includes(type) ? sheets : [])).length,
  uncountedShown: held[type],
});

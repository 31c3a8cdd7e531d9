import type { LinkAssignment, testingStart } from '#core/answering/contract/answering.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Invited } from '#platform/server/http/call.ts';
import { getAnsweringData, isKeptAnonymous } from './answering-data.ts';
import { linkUnknown, requireOpenLink } from './link.ts';
import { countQuestions, findInvited, listInvited } from './queries.ts';
import { type AnsweringDays, assignmentOf, closedIds, isShown } from './rules.ts';

type Opened = ReplyFields<typeof testingStart>['data'];

/**
 * What the holder of a personal link is asked now, in all questionaries of the company (rule 23), and
 * the questions themselves when they are about one person only. Throws a kind 404 when nothing is
 * open.
 */
export async function openLink(
  scope: Scope,
  { employeeId, locale }: Invited,
  days: AnsweringDays,
): Promise<Opened> {
  const rows = await listInvited(scope, employeeId);
  requireOpenLink(rows, employeeId, days);
  const person = await findInvited(scope, employeeId);
  if (!person) throw linkUnknown();
  const shown = rows.filter((row) => isShown(row, days));
  const [only, ...more] = shown;
  const which = only && {
    questionaryId: only.questionaryId,
    participantId: employeeId,
    subjectId: only.employeeId,
  };
  return {
    locale,
    brand: person.brand,
    participant: person.firstName,
    participantId: employeeId,
    participantName: person.name,
    assignmentList: await present(scope, shown, days),
    closedIdList: closedIds(rows),
    testing: which && more.length === 0 ? await getAnsweringData(scope, which, days) : null,
  };
}

async function present(
  scope: Scope,
  shown: Awaited<ReturnType<typeof listInvited>>,
  days: AnsweringDays,
): Promise<LinkAssignment[]> {
  const counts = await countQuestions(scope, [
    ...new Set(shown.map(({ questionaryId }) => questionaryId)),
  ]);
  return shown
    .map(({ isAnonymous, anonymityThreshold, ...row }) => ({
      ...assignmentOf(row, days),
      isAnonymous: isKeptAnonymous({ ...row, isAnonymous, anonymityThreshold }),
      ...(counts.get(row.questionaryId) ?? { ratingCount: 0, textCount: 0 }),
    }))
    .sort((a, b) => (a.dateEnd < b.dateEnd ? -1 : Number(a.dateEnd > b.dateEnd)));
}

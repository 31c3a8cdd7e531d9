import type { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import type { View } from '#core/questionary/server/detail.ts';
import { findPeople } from '#core/questionary/server/record/form-queries.ts';
import { getLists } from '#core/questionary/server/record/lists-queries.ts';
import { getThreshold, loadQuestionary } from '#core/questionary/server/record/queries.ts';
import { addedParticipants } from '#core/questionary/server/record/rules.ts';
import { sizeIssues } from '#core/questionary/server/record/size-rules.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { boundDays, voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { heldIssues, joinSubjects } from '#core/questionary/server/work/held-issues.ts';
import { joinNames } from '#core/questionary/server/work/warning-rules.ts';
import type { Body } from '#platform/contract/call/endpoint.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { listPlannedCycles } from './queries.ts';

/**
 * Who of a form can't be asked as it stands (rule 26c), and whom planned cycles could then not ask (rule 26i). About
 * themself nobody reads a reason, a day or a cycle.
 */
export async function lookHeld(scope: Scope, form: Body<typeof findHeldRaters>, view: View) {
  const asking = await askingOf(scope, form);
  if (sizeIssues(asking).length > 0) return { raterList: [], cycleList: [] };
  const ids = [...asking.subjects, ...asking.participants].map(({ id }) => id);
  const people = [...(await findPeople(scope, ids)).values()];
  const wanted = { voices: voicesOf(asking), dateStart: asking.dateStart };
  const byRater = groupBy(await loadHeld(scope, wanted, view), ({ raterId }) => raterId);
  const named = { subjects: people, participants: people, readerId: view.employeeId };
  const say = (issues: readonly Issue[]) => issues.map((issue) => speakIssue(issue, view.t));
  return {
    raterList: [...byRater].map(([id, held]) => ({
      id,
      message: say(joinSubjects(held.flatMap((one) => heldIssues({ ...named, held: [one] })))).join(
        ' ',
      ),
    })),
    cycleList: say(joinNames(await cycleIssues(scope, asking, view))),
  };
}

/** Who would be asked about whom, and how. In work the saved rules hold, and those who stand there are asked already. */
async function askingOf(scope: Scope, { id, ...form }: Body<typeof findHeldRaters>) {
  const saved = id ? await loadQuestionary(scope, id) : null;
  const isInWork = saved?.row.status === 'inwork';
  const { method, isAnonymous, dateStart } = isInWork ? saved.row : form;
  const standing = isInWork ? (await getLists(scope, saved.row.id)).participants : [];
  return {
    method,
    isAnonymous,
    dateStart,
    dateEnd: form.dateEnd,
    anonymityThreshold: isInWork ? saved.anonymityThreshold : await getThreshold(scope),
    subjects: form.employeeList,
    participants: addedParticipants(standing, { ...form, method }),
  };
}

/** The cycles that begin before these answers are free again, where one of the two keeps anonymity. */
async function cycleIssues(
  scope: Scope,
  asking: Awaited<ReturnType<typeof askingOf>>,
  { now, timeZone, employeeId }: View,
): Promise<Issue[]> {
  const until = addDays(asking.dateEnd, 1 + boundDays);
  const raters = asking.participants.filter(({ type }) => type !== 'supervisor');
  const planned = await listPlannedCycles(scope, {
    subjectIds: asking.subjects.map(({ id }) => id).filter((id) => id !== employeeId),
    after: dateIn(timeZone, now),
    until,
  });
  return planned.flatMap(({ subjectId, name, cycle, dateStart, ...rules }): Issue[] => {
    const { anonymityThreshold } = asking;
    const count = raters.filter(({ id }) => id !== subjectId).length;
    return count > 0 && [asking, { ...rules, anonymityThreshold }].some(keepsAnonymity)
      ? [
          {
            path: 'participantList',
            key: 'questionaryMessages.held.cycle',
            params: { name, personId: subjectId, cycle, date: dateStart, raters: count },
          },
        ]
      : [];
  });
}

import type { findHeldRaters } from '#contract/assessment/held/held-raters.ts';
import type { Body } from '#contract/platform/call/endpoint.ts';
import { type Issue, speakIssue } from '#contract/platform/call/issues.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { addDays } from '#contract/platform/rules/days.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import type { View } from '#server/assessment/questionary/detail.ts';
import { findPeople } from '#server/assessment/questionary/record/form-queries.ts';
import { getLists } from '#server/assessment/questionary/record/lists-queries.ts';
import { getThreshold, loadQuestionary } from '#server/assessment/questionary/record/queries.ts';
import { addedParticipants } from '#server/assessment/questionary/record/rules.ts';
import { sizeIssues } from '#server/assessment/questionary/record/size-rules.ts';
import { loadHeld } from '#server/assessment/questionary/voice/load-held.ts';
import { boundDays, voicesOf } from '#server/assessment/questionary/voice/voice-rules.ts';
import { heldIssues, joinSubjects } from '#server/assessment/questionary/work/held-issues.ts';
import { joinNames } from '#server/assessment/questionary/work/warning-rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
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

/** What would be asked. In work the saved rules hold, and those who stand there are asked already. */
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

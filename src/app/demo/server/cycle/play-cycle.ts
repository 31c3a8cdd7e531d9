import type { DemoPerson } from '#app/demo/server/people.ts';
import { answer, hrOf, type Stage } from '#app/demo/server/play.ts';
import { listDemoAssignments } from '#app/demo/server/queries.ts';
import { decline } from '#core/answering/server/decline.ts';
import { daysIn } from '#core/answering/server/rules.ts';
import { addPeople } from '#core/cycle/server/add-people.ts';
import { changeCycleStatus } from '#core/cycle/server/change-status.ts';
import { makeCycle } from '#core/cycle/server/create-cycle.ts';
import { launchCycle } from '#core/cycle/server/launch/tasks.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { lockCycle, updateCycleRow } from '#core/cycle/server/record/queries.ts';
import { readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import { openReport } from '#core/report/server/sharing/open-report.ts';
import { lockReport } from '#core/report/server/sharing/share-queries.ts';
import { makeReports } from '#core/report/server/tasks.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { startOfDay } from '#platform/server/shared/calendar.ts';
import { cycleFormOf, type DemoCycle, declineNote } from './cycle-plans.ts';
import { playChoice } from './play-choice.ts';
import { listLaunched } from './queries.ts';

const hour = 60 * 60 * 1000;

/** Plays a cycle on its days up to today, through the product's own verbs. */
export async function playCycle(stage: Stage, plan: DemoCycle, today: string): Promise<void> {
  const { context, brandId, company, timeZone } = stage;
  const { database } = context;
  const form = cycleFormOf(plan, { today, language: company.language });
  const inBrand = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  const at = (days: number, hours: number) =>
    new Date(startOfDay(addDays(form.dateStart, days), timeZone).getTime() + hours * hour);
  const seated = (seat: number) => company.people[seat]!;
  const chosen = [
    ...plan.choices,
    ...plan.courses.map(({ seat }) => ({ seat, choice: 'approved' as const })),
  ];

  const id = await inBrand(async (scope) => {
    const now = at(-9, 11);
    const made = await makeCycle(scope, form, now);
    await note(scope, stage, made, 'create', now);
    const people = chosen.map(({ seat }) => seated(seat).id);
    await addPeople(scope, await lockCycle(scope, made), { employeeIdList: people });
    const change = { now: at(-9, 12), timeZone, by: hrOf(stage).accountId };
    await changeCycleStatus(scope, await lockCycle(scope, made), 'nominating', change);
    await note(scope, stage, made, 'toChoosing', change.now);
    return made;
  });
  for (const { seat, choice } of chosen) {
    await inBrand((scope) =>
      playChoice(scope, stage, { cycleId: id, who: seated(seat), choice }, at),
    );
  }
  if (plan.from > 0) return;

  await inBrand((scope) =>
    updateCycleRow(scope, id, { status: 'inwork', choosingEndedAt: at(-1, 9) }),
  );
  await launchCycle(
    { ...context, now: () => at(0, 0) },
    { brandId, cycleId: id, tells: true },
    { attempt: 1, isLast: true },
  );
  const questionaries = await inBrand((scope) => listLaunched(scope, id));
  for (const { seat, ...course } of plan.courses) {
    const questionaryId = questionaries.get(seated(seat).id)!;
    await run(stage, { ...course, questionaryId, subject: seated(seat) }, at);
  }
}

interface Run extends Omit<DemoCycle['courses'][number], 'seat'> {
  questionaryId: string;
  subject: DemoPerson;
}

/** People answer about somebody. Where all have, the report is made; where they have talked, it is opened. */
async function run(
  stage: Stage,
  { questionaryId, subject, answered, talkative = 0.5, declines, isOpened }: Run,
  at: (days: number, hours: number) => Date,
): Promise<void> {
  const { context, brandId, company, timeZone } = stage;
  const inBrand = <R>(work: (scope: Scope) => Promise<R>) =>
    withBrand({ database: context.database, brandId }, work);
  const status = answered === 1 ? 'done' : 'inwork';
  await answer(stage, { status, answered, talkative, years: 3 }, questionaryId, at(4, 15));
  if (declines) {
    await inBrand(async (scope) => {
      const open = (await listDemoAssignments(scope, questionaryId)).find(
        ({ type, status: one, participantId }) =>
          type === 'colleague' && one !== 'done' && !loginOf(company.people, participantId),
      );
      if (!open) throw new Error('nobody is left who could decline');
      const { participantId, subjectId } = open;
      await decline(
        scope,
        { questionaryId, participantId, subjectId },
        { reason: 'notTogether', note: spoken(declineNote, company.language) },
        { ...daysIn(timeZone, at(5, 10)), keyring: context.keyring },
      );
    });
  }
  if (status === 'inwork') return;
  const now = at(5, 9);
  const once = { attempt: 1, isLast: true };
  await makeReports({ ...context, now: () => now }, { brandId, questionaryId }, once);
  if (!isOpened) return;
  const leader = company.people.find(({ login }) => login === 'manager')!;
  await inBrand(async (scope) => {
    const moment = at(7, 16);
    const readable = readableSubjects({
      roles: ['ROLE_MANAGER'],
      employeeId: leader.id,
      subordinateIds: [subject.id],
    });
    const of = { questionaryId, employeeId: subject.id };
    const report = await lockReport(scope, readable, of);
    const doer = { context: { now: () => moment }, actor: { accountId: leader.accountId } };
    await openReport(scope, doer, { ...of, ...report }, moment);
  });
}

const loginOf = (people: readonly DemoPerson[], id: string) =>
  people.find((one) => one.id === id)?.login;

/** Writes to the activity log as if HR had done it. */
async function note(
  scope: Scope,
  stage: Stage,
  id: string,
  verb: AuditVerb,
  now: Date,
): Promise<void> {
  const doer = { context: { now: () => now }, actor: { accountId: hrOf(stage).accountId } };
  await noteCycle(scope, doer, verb, await lockCycle(scope, id));
}

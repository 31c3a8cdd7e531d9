import { submit } from '#core/answering/server/submit.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { archiveQuestionary } from '#core/questionary/server/archive-questionary.ts';
import { createQuestionary } from '#core/questionary/server/create-questionary.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { startWork } from '#core/questionary/server/work/start-work.ts';
import { makeReports } from '#core/report/server/tasks.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { startOfDay } from '#platform/server/shared/calendar.ts';
import { sheetOf } from './answers.ts';
import { englishComments } from './comments/english.ts';
import { type CommentsSaid, commentPicker } from './comments/pick.ts';
import { russianComments } from './comments/russian.ts';
import type { Company } from './company.ts';
import { courseOf } from './marks.ts';
import type { DemoPlan } from './plans.ts';
import { listAsked, listDemoAssignments } from './queries.ts';
import type { Random } from './random.ts';

export interface Stage {
  context: Context;
  brandId: string;
  company: Company;
  timeZone: string;
  random: Random;
  said: CommentsSaid;
}

const comments = { ru: russianComments, en: englishComments };

/** Plays a questionary on its days, through the product's own verbs. */
export async function play(stage: Stage, plan: DemoPlan): Promise<void> {
  const { context, brandId, timeZone } = stage;
  const { database } = context;
  const { dateStart, dateEnd, status } = plan;
  const inBrand = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  const noon = (date: string) =>
    new Date(startOfDay(date, timeZone).getTime() + 12 * 60 * 60 * 1000);

  const id = await inBrand(async (scope) => {
    const now = new Date(Math.min(noon(addDays(dateStart, -7)).getTime(), context.now().getTime()));
    const created = await createQuestionary(scope, formOf(plan), now);
    await note(scope, stage, plan, { verb: 'create', id: created, now });
    return created;
  });
  if (status === 'created') return;
  await inBrand(async (scope) => {
    const row = await lockQuestionary(scope, id);
    const now = noon(dateStart);
    const by = hrOf(stage).accountId;
    await startWork(scope, row, { now, timeZone, by, keyring: context.keyring });
    await note(scope, stage, plan, { verb: 'toWork', id, now });
  });
  await answer(stage, plan, id, noon(addDays(dateStart, 3)));
  if (status === 'inwork') return;
  // Half an hour of grace, as for everybody (decision 023).
  const end = new Date(startOfDay(addDays(dateEnd, 1), timeZone).getTime() + 30 * 60 * 1000);
  await inBrand((scope) => markDone(scope, id, { now: end, timeZone }));
  await makeReports(
    { ...context, now: () => end },
    { brandId, questionaryId: id },
    { attempt: 1, isLast: true },
  );
  if (status !== 'archived') return;
  await inBrand(async (scope) => {
    const now = noon(addDays(dateEnd, 30));
    await archiveQuestionary(scope, await lockQuestionary(scope, id), now);
    await note(scope, stage, plan, { verb: 'archive', id, now });
  });
}

export const hrOf = ({ company }: Pick<Stage, 'company'>) =>
  company.people.find(({ login }) => login === 'hr')!;

/** Writes to the activity log as if HR had done it. */
async function note(
  scope: Scope,
  { company }: Stage,
  { positionId, subdivisionId, subjects }: DemoPlan,
  { verb, id, now }: { verb: AuditVerb; id: string; now: Date },
): Promise<void> {
  const hr = hrOf({ company });
  const name = company.names.get(positionId ?? subdivisionId ?? subjects[0] ?? '') ?? '';
  const { number } = await lockQuestionary(scope, id);
  const doer = { context: { now: () => now }, actor: { accountId: hr.accountId } };
  await noteAudit(scope, doer, { verb, kind: 'questionary', id, name, details: { number } });
}

function formOf(plan: DemoPlan) {
  const { method, type, dateStart, dateEnd, isAnonymous, positionId, subdivisionId } = plan;
  const byId = (ids: string[]) => ids.map((id) => ({ id }));
  return {
    method,
    type,
    dateStart,
    dateEnd,
    isAnonymous,
    positionId,
    subdivisionId,
    employeeList: byId(plan.subjects),
    competenceList: byId(plan.competences),
    participantList: plan.participants,
  };
}

/** Some of those who are asked answer, at that moment. */
export async function answer(
  { context, brandId, company, timeZone, random, said }: Stage,
  plan: Pick<DemoPlan, 'status' | 'answered' | 'talkative' | 'years'>,
  questionaryId: string,
  now: Date,
) {
  const { database, keyring } = context;
  const { asked, assignments } = await withBrand({ database, brandId }, async (scope) => ({
    asked: await listAsked(scope, questionaryId),
    assignments: await listDemoAssignments(scope, questionaryId),
  }));
  const drawn = random.some(assignments, assignments.length);
  // In the end no boss is missing. While answers come, whoever tries a demo account is still awaited.
  const isOver = plan.status === 'done' || plan.status === 'archived';
  const triedOut = company.people.flatMap(({ id, login }) => (login ? [id] : []));
  const early = drawn.filter(({ participantId, type }) =>
    isOver ? type === 'supervisor' : !triedOut.includes(participantId),
  );
  const inTurn = [...early, ...drawn.filter((one) => !early.includes(one))];
  const answering = inTurn.slice(0, Math.round(inTurn.length * plan.answered));
  const pick = commentPicker(comments[company.language], said, random);
  for (const { participantId, subjectId, type } of answering) {
    const course = courseOf(company.people.findIndex(({ id }) => id === subjectId));
    const say = (place: number) =>
      random.next() < plan.talkative ? pick(subjectId, type, place) : '';
    const rating = { questionaryId, subjectId, type, course, years: plan.years, say };
    const payload = sheetOf(random, rating, asked);
    const sender = { brandId, employeeId: participantId, timeZone, now };
    await submit({ database, keyring }, sender, payload);
  }
}

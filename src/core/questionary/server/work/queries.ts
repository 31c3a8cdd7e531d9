import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { subordinateIds } from '#core/employee/server/leader/queries.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import {
  assignment,
  questionaryParticipant,
  questionarySubject,
} from '#core/questionary/server/tables/questionary.ts';
import type { Voice } from '#core/questionary/server/voice/voice-rules.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { mayOpen } from './reader-rules.ts';
import type { DecidingFacts, WorkFacts } from './rules.ts';

/**
 * Who of these people may open whose reports (rules 12 and 25). People who are disabled now are
 * included: it takes a moment to disable somebody, and enabling them again returns the access at
 * once.
 */
export async function loadReportReaders(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<WorkFacts['mayOpenReport']> {
  if (employeeIds.length === 0) return () => false;
  const members = await tx
    .select({
      employeeId: membership.employeeId,
      roles: membership.roles,
      subordinateIds,
    })
    .from(membership)
    .where(and(eq(membership.brandId, brandId), inArray(membership.employeeId, [...employeeIds])));
  const byEmployee = new Map(
    members.map((member) => [member.employeeId, { ...member, roles: member.roles as Role[] }]),
  );
  return (employeeId, subjectId) => {
    const member = byEmployee.get(employeeId);
    return member !== undefined && mayOpen(member, subjectId);
  };
}

export type Doubts = Omit<WorkFacts, keyof DecidingFacts>;

/**
 * Whose e-mail or name somebody else has replaced since then, whose name another record has taken over
 * or has had, and who has been added to the directory since.
 */
export async function loadDoubts(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
  since: Date,
): Promise<Doubts> {
  const { id, emailReplacedAt, nameReplacedAt, remadeAt, createdAt } = employee;
  const found = await tx
    .select({ id, emailReplacedAt, nameReplacedAt, remadeAt, createdAt })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        inArray(id, [...employeeIds]),
        or(
          gte(emailReplacedAt, since),
          gte(nameReplacedAt, since),
          gte(remadeAt, since),
          gte(createdAt, since),
        ),
      ),
    );
  const idsOf = (moment: (row: (typeof found)[number]) => Date | null) =>
    new Set(found.filter((row) => (moment(row) ?? 0) >= since).map((row) => row.id));
  return {
    replacedIds: idsOf((row) => row.emailReplacedAt),
    renamedIds: idsOf((row) => row.nameReplacedAt),
    remadeIds: idsOf((row) => row.remadeAt),
    newcomerIds: idsOf((row) => row.createdAt),
  };
}

export interface AskedText extends Localized {
  /** Null for a common question. */
  competenceId: string | null;
  type: 'rating' | 'text';
}

/** What a questionary with these competencies would ask: their questions, then the common ones. */
export async function listAskedTexts(
  { tx, brandId }: Scope,
  competenceIds: readonly string[],
): Promise<AskedText[]> {
  if (competenceIds.length === 0) return [];
  const { rows } = await tx.execute<Omit<AskedText, keyof Localized> & { text: Localized }>(sql`
    select q.competence_id as "competenceId", 'rating' as type, q.text
    from question q
    where q.brand_id = ${brandId} and ${inArray(sql`q.competence_id`, [...competenceIds])}
    union all
    select null, type, text from common_question where brand_id = ${brandId}`);
  return rows.map(({ text, ...row }) => ({ ...text, ...row }));
}

/** Copies the questions as they are now, competence by competence, with common ones last (rule 16). */
export async function freezeQuestions({ tx, brandId }: Scope, questionaryId: string) {
  await tx.execute(sql`
    insert into questionary_question
      (brand_id, questionary_id, question_id, kind, competence_id, type, text, is_required, "order")
    select ${brandId}, ${questionaryId}, asked.id, asked.kind, asked.competence_id, asked.type,
      asked.text, asked.is_required,
      row_number() over (order by asked.part, asked.competence_order, asked."order", asked.id)
    from (
      select q.id, 'rating' as kind, q.competence_id, 'rating' as type, q.text,
        true as is_required, 1 as part, c."order" as competence_order, q."order"
      from questionary_competence c
      join question q on q.brand_id = c.brand_id and q.competence_id = c.competence_id
      where c.brand_id = ${brandId} and c.questionary_id = ${questionaryId}
      union all
      select id, 'common', null, type, text, is_required, 2, 0, "order"
      from common_question where brand_id = ${brandId}
    ) asked`);
}

/** A cycle by cards is in work while a questionary of it is, in whose name it first went. */
export async function bringCycleToWork(
  { tx, brandId }: Scope,
  cycleId: string,
  by: string | null,
): Promise<void> {
  await tx.execute(sql`
    update cycle set status = 'inwork', started_by = coalesce(started_by, ${by}::uuid),
      done_at = null, version = version + (status <> 'inwork')::int
    where brand_id = ${brandId} and id = ${cycleId} and by_cards
      and status in ('created', 'inwork', 'done')`);
}

/** Subjects assess themselves: one who takes no other part becomes a participant for that (rule 15). */
export async function addSelfParticipants({ tx, brandId }: Scope, questionaryId: string) {
  await tx.execute(sql`
    insert into questionary_participant (brand_id, questionary_id, employee_id, type)
    select brand_id, questionary_id, employee_id, 'employee' from questionary_subject
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
    on conflict do nothing`);
}

interface Added {
  withSelf: boolean;
  now: Date;
  mayOpenReport?: WorkFacts['mayOpenReport'];
  raterIds?: readonly string[];
  leftOut?: readonly Pick<Voice, 'subjectId' | 'raterId'>[];
}

/**
 * Every participant assesses every subject except themself and those of `leftOut`; whoever is left with nobody
 * drops out. `raterIds`: only these, who are new; otherwise all. Two
 * kinds of people never count towards a threshold (rule 25): those whose e-mail or name somebody else
 * has replaced in the last 30 days, or whose name another record has taken over or given up, and those
 * who are added once a colleague, customer or subordinate has answered about the subject, who cannot
 * have agreed to that company. `mayOpenReport`: where the caller has read it for all of them.
 */
export async function addAssignments(
  scope: Scope,
  questionaryId: string,
  { withSelf, now, mayOpenReport, raterIds, leftOut = [] }: Added,
) {
  const { tx, brandId } = scope;
  await holdEmails(scope, questionaryId);
  await tx.execute(sql`
    insert into assignment
      (brand_id, questionary_id, participant_id, subject_id, type, is_counted)
    select p.brand_id, p.questionary_id, p.employee_id, s.employee_id, p.type,
      coalesce(greatest(e.email_replaced_at, e.name_replaced_at, e.remade_at)
          < ${recently(now).toISOString()}::timestamptz, true)
        and not exists (select from assignment d
          where d.brand_id = s.brand_id and d.questionary_id = s.questionary_id
            and d.subject_id = s.employee_id and d.status = 'done'
            and d.type in ('colleague', 'customer', 'subordinate'))
    from questionary_participant p
    join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    join questionary_subject s on s.brand_id = p.brand_id and s.questionary_id = p.questionary_id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.type <> 'employee' and p.employee_id <> s.employee_id
      and ${raterIds ? inArray(sql`p.employee_id`, [...raterIds]) : sql`true`}
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb)
          as held ("subjectId" uuid, "raterId" uuid)
        where held."subjectId" = s.employee_id and held."raterId" = p.employee_id)
    union all
    select brand_id, questionary_id, employee_id, employee_id, 'employee', true
    from questionary_subject
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and ${withSelf}
    on conflict do nothing`);
  if (leftOut.length > 0) await dropUnasked(scope, questionaryId);
  await freezeNames(scope, questionaryId);
  await leaveOutReaders(scope, questionaryId, mayOpenReport);
}

async function dropUnasked({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  await tx.execute(sql`
    delete from questionary_participant p
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and not exists (select from assignment a
        where a.brand_id = p.brand_id and a.questionary_id = p.questionary_id
          and a.participant_id = p.employee_id)`);
}

/** From here on raters and reports see everybody who is asked under the name of this moment (decision 105). */
async function freezeNames({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  const freeze = (table: typeof questionaryParticipant | typeof questionarySubject) => sql`
    update ${table} p set asked_name = jsonb_build_object(
      'lastName', e.last_name, 'firstName', e.first_name, 'middleName', e.middle_name)
    from employee e
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId} and p.asked_name is null
      and e.brand_id = p.brand_id and e.id = p.employee_id`;
  await tx.execute(sql`
    with raters as (${freeze(questionaryParticipant)}) ${freeze(questionarySubject)}`);
}

/**
 * Nobody replaces a participant's e-mail or name until the transaction ends. Somebody who began to before is waited
 * for; otherwise neither would see the other, and somebody with a stolen link would count.
 */
async function holdEmails({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  await tx.execute(sql`
    select from employee e
    join questionary_participant p on p.brand_id = e.brand_id and p.employee_id = e.id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
    order by e.id for key share of e`);
}

/**
 * Anyone who may open a report when its questionary begins, or when they are added, never counts
 * towards its threshold. Taking the role away just while the report is made changes nothing
 * (decision 020).
 */
async function leaveOutReaders(
  scope: Scope,
  questionaryId: string,
  known: WorkFacts['mayOpenReport'] | undefined,
): Promise<void> {
  const { tx, brandId } = scope;
  const own = and(eq(assignment.brandId, brandId), eq(assignment.questionaryId, questionaryId));
  const pairs = await tx
    .select({ participantId: assignment.participantId, subjectId: assignment.subjectId })
    .from(assignment)
    .where(own);
  const ids = [...new Set(pairs.map(({ participantId }) => participantId))];
  const opens = known ?? (await loadReportReaders(scope, ids));
  const left = pairs.filter(({ participantId, subjectId }) => opens(participantId, subjectId));
  const readers = groupBy(left, ({ participantId }) => participantId);
  for (const [participantId, of] of readers) {
    const subjectIds = of.map(({ subjectId }) => subjectId);
    await tx
      .update(assignment)
      .set({ isCounted: false })
      .where(
        and(
          own,
          eq(assignment.participantId, participantId),
          eq(assignment.isCounted, true),
          ne(assignment.status, 'done'),
          inArray(assignment.subjectId, subjectIds),
        ),
      );
  }
}

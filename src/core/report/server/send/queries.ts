import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { account } from '#core/company/server/tables/installation.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { reportSending } from '#core/mail/server/tables/delivery.ts';
import {
  questionaryParticipant,
  questionarySubject,
} from '#core/questionary/server/tables/questionary.ts';
import type { ReportParticipant } from '#core/report/contract/report-send.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

export type Sending = typeof reportSending.$inferSelect;

/** Notes what is sent, and returns its id. */
export async function insertSending(
  { tx, brandId }: Scope,
  sending: Omit<Sending, 'brandId' | 'id'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(reportSending).values({ brandId, id, ...sending });
  return id;
}

export async function findSending({ tx, brandId }: Scope, id: string) {
  const [found] = await tx
    .select()
    .from(reportSending)
    .where(and(eq(reportSending.brandId, brandId), eq(reportSending.id, id)));
  return found;
}

const listed = {
  employeeId: employee.id,
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  slackId: employee.slackId,
};

/**
 * Whom a questionary assesses and who was asked, of these roles, in display order and then by name.
 * Anybody who has left is not listed.
 */
export async function listParticipants(
  { tx, brandId }: Scope,
  questionaryId: string,
  types: readonly ReviewerRole[] = reviewerRoles,
): Promise<ReportParticipant[]> {
  const raters = tx
    .select({ employeeId: questionaryParticipant.employeeId, type: questionaryParticipant.type })
    .from(questionaryParticipant)
    .where(
      and(
        eq(questionaryParticipant.brandId, brandId),
        eq(questionaryParticipant.questionaryId, questionaryId),
      ),
    );
  const subjects = tx
    .select({
      employeeId: questionarySubject.employeeId,
      type: sql<ReviewerRole>`'employee'`.as('type'),
    })
    .from(questionarySubject)
    .where(
      and(
        eq(questionarySubject.brandId, brandId),
        eq(questionarySubject.questionaryId, questionaryId),
      ),
    );
  const asked = raters.union(subjects).as('asked');
  const rows = await tx
    .select({
      ...listed,
      type: asked.type,
      leadsList: sql<string[]>`coalesce((
        select jsonb_agg(l.employee_id order by l.employee_id) from employee_leader l
        join questionary_subject s on s.brand_id = l.brand_id and s.employee_id = l.employee_id
        where l.brand_id = ${brandId} and s.questionary_id = ${questionaryId}
          and l.leader_id = ${employee.id}), '[]')`,
    })
    .from(asked)
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(employee.id, asked.employeeId)))
    .where(
      and(isNull(employee.deletedAt), isNull(employee.firedAt), inArray(asked.type, [...types])),
    )
    .orderBy(
      sql`array_position(${sql.raw(`array['${reviewerRoles.join("','")}']`)}, ${asked.type})`,
      asc(inAlphabet(employee.lastName)),
      asc(inAlphabet(employee.firstName)),
      asc(employee.id),
    );
  return rows.map((row) => ({ ...row, sendMethodType: 'email' }));
}

/** An employee's own Slack id is the record's; a user without a record has the account's. */
const memberSlackId = sql`case when ${employee.id} is null then ${account.slackId} else ${employee.slackId} end`;

/**
 * How a recipient is addressed: the member of the brand with this e-mail or Slack id, in the
 * language of their account, or an employee whose access nobody has accepted yet. Undefined for
 * anybody else.
 */
export async function findRecipient(
  { tx, brandId }: Scope,
  { channel, recipient }: { channel: 'email' | 'slack'; recipient: string },
) {
  const isEmail = channel === 'email';
  const [member] = await tx
    .select({
      employeeId: membership.employeeId,
      firstName: account.firstName,
      lastName: account.lastName,
      locale: account.locale,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .leftJoin(
      employee,
      and(eq(employee.brandId, membership.brandId), eq(employee.id, membership.employeeId)),
    )
    .where(
      and(
        eq(membership.brandId, brandId),
        isNull(account.waitsIn),
        isEmail ? eq(account.email, recipient) : sql`${memberSlackId} = ${recipient}`,
      ),
    )
    .orderBy(asc(account.id))
    .limit(1);
  if (member) return member;
  const [person] = await tx
    .select({
      employeeId: employee.id,
      firstName: employee.firstName,
      lastName: employee.lastName,
      locale: employee.locale,
    })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        isNull(employee.deletedAt),
        eq(isEmail ? employee.email : employee.slackId, recipient),
      ),
    )
    .orderBy(asc(employee.id))
    .limit(1);
  return person;
}

/** How long an address has been a person's before it is one of our people's. */
const settles = 24 * 60 * 60 * 1000;

/** `new`: it came in within a day, with the person or after them. */
export type Standing = 'known' | 'new';

/**
 * Which of these e-mails and Slack ids are people's of the brand, and since when: of its employees who have not left,
 * and of its users who may sign in.
 */
export async function findOwnPeople(
  { tx, brandId }: Scope,
  { emailList, slackList }: { emailList: readonly string[]; slackList: readonly string[] },
  now: Date,
): Promise<{ emails: Map<string, Standing>; slackIds: Map<string, Standing> }> {
  const given = sql`${sql.param(emailList)}::text[]`;
  const slackGiven = sql`${sql.param(slackList)}::text[]`;
  const settled = new Date(now.getTime() - settles).toISOString();
  const ofRecord = sql`greatest(e.created_at, e.address_since)`;
  const { rows } = await tx.execute<{
    email: string;
    slack: string | null;
    standing: Standing;
  }>(sql`
    select email, slack, case when since > ${settled}::timestamptz then 'new' else 'known' end as standing from (
      select e.email, e.slack_id as slack, ${ofRecord} as since from employee e
      where e.brand_id = ${brandId} and e.deleted_at is null and e.fired_at is null
        and (e.email = any(${given}) or e.slack_id = any(${slackGiven}))
      union
      select a.email, a.slack_id, coalesce(${ofRecord}, m.created_at) from membership m
      join account a on a.id = m.account_id
      left join employee e on e.brand_id = m.brand_id and e.id = m.employee_id
      where m.brand_id = ${brandId} and not m.disabled and e.deleted_at is null and e.fired_at is null
        and (a.email = any(${given}) or (e.id is null and a.slack_id = any(${slackGiven})))
    ) found order by since desc`);
  return {
    emails: new Map(rows.map(({ email, standing }) => [email, standing])),
    slackIds: new Map(rows.flatMap(({ slack, standing }) => (slack ? [[slack, standing]] : []))),
  };
}

/** The sender's name in the order of their own language, which is the letter's where no other is known. */
export async function getSenderName({ tx, locale }: Scope, accountId: string): Promise<string> {
  const [found] = await tx
    .select({ name: shortName(account, locale) })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.name ?? '';
}

import { type SQL, sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { DeliveryRow, getDeliveryList } from '#core/mail/contract/delivery.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import { isClosedOf } from '#platform/server/db/closed-report-queries.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holds, inAlphabet, mostRows } from '#platform/server/db/search.ts';
import type { Locale } from '#platform/texts/t.ts';

/**
 * The delivery log (decision 072). In all SQL here `d` is a message, `s` the report that it holds,
 * `q` its questionary, `a` whom it is about, and `r` who gets it.
 */

type Asked = Query<typeof getDeliveryList>;

/**
 * Letters about somebody's own answers: that such a letter was written says that they had not answered by
 * then.
 */
const aboutAnswering = sql`d.type in ('invitation', 'reminder', 'additions', 'earlierEnd', 'askedAgain')`;

/** Anybody who is awaited today about others than the reader is shown as such anyway (decision 066). */
const isAwaited = ({ today, employeeId }: LogReader) => sql`exists (
  select from assignment open
  join questionary on questionary.brand_id = open.brand_id and questionary.id = open.questionary_id
  where open.brand_id = d.brand_id and open.participant_id = (d.payload ->> 'employeeId')::uuid
    and open.status <> 'done' and open.declined is null and questionary.status = 'inwork'
    and (open.subject_id is distinct from ${employeeId} or open.participant_id = open.subject_id)
    and ${today}::date between questionary.date_start and questionary.date_end)`;

const hasFailed = sql`d.state <> 'sent' and (d.state in ('failed', 'refused') or d.state = 'waiting' and d.last_error is not null)`;

/** Who reads the log, and when: `today` is a date in the brand's time zone. */
export interface LogReader {
  employeeId: string | null;
  today: string;
}

/** A report about the reader that isn't open to them yet (rule 134). */
const isOwnClosed = (brandId: string, employeeId: string | null) =>
  employeeId === null
    ? sql`false`
    : sql`(s.employee_id is not distinct from ${employeeId}
      and ${isClosedOf({ brandId, employeeId }, sql`s.questionary_id`)})`;

/**
 * That such a letter was written says that its reader has a development plan, or had not said by then whether anything has
 * changed (rules 154 and 231).
 */
const isPrivate = sql`(d.payload ? 'isPrivate')`;

/** For so many days it is shown that a letter of an assessment has gone out. */
const sentDays = 30;
/** Letters of assessments that have gone out lately. Which other letters arrived is nobody's business. */
const hasGone = ({ today }: LogReader) => sql`d.state = 'sent'
  and d.created_at >= ${today}::date - ${sentDays}::int and (${aboutAnswering} or d.type = 'tasks')`;

/** All reports, of other messages those that have not arrived, and letters of assessments that have. */
const isLogged = (reader: LogReader) => sql`(d.type = 'report'
  or (${hasFailed} or ${hasGone(reader)}) and not ${isPrivate}
    and (not (${aboutAnswering}) or ${isAwaited(reader)}))`;

const joined = sql`delivery d
  left join report_sending s on d.type = 'report' and s.brand_id = d.brand_id
    and s.id = (d.payload ->> 'sendingId')::uuid
  left join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id
  left join employee a on a.brand_id = s.brand_id and a.id = s.employee_id
  left join lateral (
    select e.last_name, e.first_name from employee e
    where e.brand_id = d.brand_id and e.deleted_at is null
      and case d.channel when 'email' then e.email else e.slack_id end = d.recipient
    order by e.id limit 1
  ) r on true`;

/** First and last name follow each other in either order. */
const inEveryOrder = (alias: string) =>
  sql`${shortNameIn(alias, 'ru')}, ${shortNameIn(alias, 'en')}`;
const searched = sql`concat_ws(' ', d.recipient, ${inEveryOrder('r')}, ${inEveryOrder('a')}, s.sender_name)`;

const report = (locale: Locale) => sql`case when s.id is not null then json_build_object(
  'questionaryId', s.questionary_id, 'employeeId', s.employee_id, 'number', q.number,
  'subject', ${shortNameIn('a', locale)}, 'senderName', s.sender_name,
  'passedParticipantCount', s.passed_participant_count,
  'isCompareReport', s.compared_questionary_id is not null) end`;

type Logged = Omit<DeliveryRow, 'can'>;
type Found = Omit<Logged, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null };

/** A page of the log, newest first unless sorted otherwise. */
export async function listDeliveries(
  { tx, brandId, locale }: Scope,
  asked: Asked,
  reader: LogReader,
) {
  const { state, channel } = asked.filterList ?? {};
  const wanted = sql.join(
    [
      sql`d.brand_id = ${brandId}`,
      isLogged(reader),
      sql`not ${isOwnClosed(brandId, reader.employeeId)}`,
      ...(asked.q ? [holds(searched, asked.q)] : []),
      ...(state ? [isOneOf(sql`d.state`, state)] : []),
      ...(channel ? [isOneOf(sql`d.channel`, channel)] : []),
    ],
    sql` and `,
  );
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select d.id, d.channel, d.recipient, ${shortNameIn('r', locale)} as "recipientName", d.type, d.state,
      d.last_error as "lastError", d.attempts, d.created_at as "createdAt", d.sent_at as "sentAt",
      ${report(locale)} as report
    from ${joined} where ${wanted}
    order by ${orderOf(asked.sort ?? 'createdAt:d')}
    limit ${asked.limit ?? mostRows} offset ${asked.offset ?? 0}`);
  const count = await countAll(asked, rows.length, async () => {
    const all = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${joined} where ${wanted}`,
    );
    return all.rows[0]?.count ?? 0;
  });
  return { data: rows.map(present), count };
}

const present = (row: Found): Logged => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  sentAt: row.sentAt && new Date(row.sentAt).toISOString(),
});

const isOneOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} in ${textList(values)}`;

/** The chosen column first, then the newest, so that pages never overlap. */
function orderOf(sort: NonNullable<Asked['sort']>): SQL {
  const direction = sort.endsWith(':d') ? sql`desc` : sql`asc`;
  const columns = {
    createdAt: sql`d.created_at`,
    recipient: inAlphabet(sql`d.recipient`),
    state: sql`d.state`,
  };
  const [key] = sort.split(':') as [keyof typeof columns];
  return sql`${columns[key]} ${direction}, d.created_at desc, d.id`;
}

/**
 * A message of the log that may go again, for its sender; undefined where the log has none of
 * that id.
 */
export async function lockLogged({ tx, brandId }: Scope, id: string, reader: LogReader) {
  const { rows } = await tx.execute<
    Pick<DeliveryRow, 'channel' | 'type' | 'state' | 'lastError' | 'recipient' | 'report'>
  >(sql`
    select d.channel, d.type, d.state, d.last_error as "lastError", d.recipient, ${report(loggedLocale)} as report
    from ${joined} where d.brand_id = ${brandId} and d.id = ${id} and ${isLogged(reader)}
      and not ${isOwnClosed(brandId, reader.employeeId)}
    for update of d`);
  return rows[0];
}

/** From here on it waits to be sent. */
export async function letWait({ tx, brandId }: Scope, id: string): Promise<void> {
  await tx.execute(sql`
    update delivery set state = 'waiting' where brand_id = ${brandId} and id = ${id}`);
}

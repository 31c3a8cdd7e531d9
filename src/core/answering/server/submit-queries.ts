import { and, eq, ne } from 'drizzle-orm';
import type { QueryConfig, QueryResultRow } from 'pg';
import { lacksConsent } from '#core/consent/server/queries.ts';
import { assignment, questionary } from '#core/questionary/server/tables/questionary.ts';
import type {
  AssignmentStatus,
  Method,
  QuestionaryStatus,
  ReviewerRole,
} from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Which } from './queries.ts';

/** The person assessed, in one questionary. */
export type About = Omit<Which, 'participantId'>;

/** A rater, and the number of the sheet that they send. */
export interface Sent {
  participantId: string;
  sheetId: string;
}

export interface NewSheet extends Sent {
  type: ReviewerRole;
  sealed: Buffer;
}

/**
 * The statements of a submit are prepared once per connection, because planning them costs more
 * than running them. A plan is kept for our role only, and row security reads the brand at each
 * execution.
 */
const prepared = <R extends QueryResultRow>({ tx }: Scope, statement: QueryConfig) =>
  tx.$client.query<R>(statement);

/**
 * Whoever saves sheets about one person does so one after another, so that each sees all earlier ones.
 */
export async function lockSheets(scope: Scope, { questionaryId, subjectId }: About) {
  await prepared(scope, {
    name: 'submit-lock-subject',
    text: `select from questionary_subject
      where brand_id = $1 and questionary_id = $2 and employee_id = $3 for no key update`,
    values: [scope.brandId, questionaryId, subjectId],
  });
}

export interface Submittable {
  type: ReviewerRole;
  status: AssignmentStatus;
  questionaryStatus: QuestionaryStatus;
  dateStart: string;
  dateEnd: string;
  method: Method;
  isAnonymous: boolean;
  anonymityThreshold: number;
  /** What is already saved under this sheet's number. */
  sealed: Buffer | null;
  /** The key of the sheets about this subject, and what tells that it is the right one. Null once it is over. */
  keyId: string | null;
  check: Buffer | null;
  /** No answers are taken before the sender agrees (rule 115). */
  isRefused: boolean;
  /** Whether somebody who isn't among these senders still has to answer about this subject. */
  isAwaitingOthers: boolean;
}

/**
 * What each of these sheets is checked against, in their order; undefined where its sender isn't asked. Send it
 * behind `lockSheets` and as its own statement: only then does it see what earlier submits have saved. The key lock
 * keeps the questionary from being archived meanwhile.
 */
export async function findSubmittable(
  scope: Scope,
  { questionaryId, subjectId }: About,
  sent: readonly Sent[],
): Promise<(Submittable | undefined)[]> {
  const { rows } = await prepared<Submittable & { place: number }>(scope, {
    name: 'submit-find',
    text: `select sent.place, a.type, a.status, q.status as "questionaryStatus", q.method,
        q.date_start::text as "dateStart", q.date_end::text as "dateEnd",
        q.is_anonymous as "isAnonymous", coalesce(q.anonymity_threshold, 1) as "anonymityThreshold",
        (select s.sealed from sheet s
          where s.brand_id = $1 and s.questionary_id = $2 and s.subject_id = $3 and s.id = sent.id)
          as sealed,
        k.key_id as "keyId", k."check",
        exists (select from assignment o where o.brand_id = $1 and o.questionary_id = $2
          and o.subject_id = $3 and o.participant_id <> all($4) and o.status <> 'done')
          as "isAwaitingOthers",
        ${lacksConsent('a.brand_id', 'a.participant_id', 'refused')} as "isRefused"
      from unnest($4::uuid[], $5::uuid[]) with ordinality as sent (participant_id, id, place)
      join assignment a on a.brand_id = $1 and a.questionary_id = $2 and a.subject_id = $3
        and a.participant_id = sent.participant_id
      join questionary q on q.brand_id = a.brand_id and q.id = a.questionary_id
      left join sheet_key k on k.brand_id = a.brand_id and k.questionary_id = a.questionary_id
        and k.subject_id = a.subject_id and not k.is_again and not k.is_over
      for key share of q`,
    values: [
      scope.brandId,
      questionaryId,
      subjectId,
      sent.map(({ participantId }) => participantId),
      sent.map(({ sheetId }) => sheetId),
    ],
  });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return sent.map((_, at) => byPlace.get(at + 1));
}

/** Nothing is known any more of where the answers were begun (rule 139). */
const forgotten = `begun_over as (
        delete from begun
        where brand_id = $1 and questionary_id = $2 and subject_id = $3 and participant_id = any($4)
      ), handover_over as (
        delete from handover
        where brand_id = $1 and questionary_id = $2 and subject_id = $3 and participant_id = any($4)
      )`;

/** Stores sheets under their authors' names. Their assignments are done, and not declined any more. */
export async function insertSheets(
  scope: Scope,
  { questionaryId, subjectId }: About,
  sheets: readonly NewSheet[],
): Promise<void> {
  await prepared(scope, {
    name: 'submit-signed',
    text: `with finished as (
        update assignment set status = 'done', declined = null, decline_note = null
        where brand_id = $1 and questionary_id = $2 and subject_id = $3 and participant_id = any($4)
      ), ${forgotten}
      insert into sheet
        (brand_id, questionary_id, subject_id, respondent_id, id, type, sealed)
      select $1, $2, $3, * from unnest($4::uuid[], $5::uuid[], $6::text[], $7::bytea[])`,
    values: [
      scope.brandId,
      questionaryId,
      subjectId,
      sheets.map(({ participantId }) => participantId),
      ...columnsOf(sheets),
    ],
  });
}

const columnsOf = (sheets: readonly NewSheet[]) => [
  sheets.map(({ sheetId }) => sheetId),
  sheets.map(({ type }) => type),
  sheets.map(({ sealed }) => sealed),
];

/** How many other sheets, and as many assignments, are rewritten with them: so those of 64 people look alike. */
const othersRewritten = 63;

/**
 * Stores sheets without their authors (rule 24). Sheets about this subject are rewritten in random
 * order, and its done assignments are touched: all of them, or 63 chosen at random where there are
 * more, so that the cost stops growing. So neither the order of rows (ctid) nor their transaction
 * (xmin) links a new sheet to an assignment just done. Authors and sheets are given by their numbers, so that
 * neither tells the other's place.
 */
export async function insertSheetsUnsigned(
  scope: Scope,
  { questionaryId, subjectId }: About,
  sheets: readonly NewSheet[],
): Promise<void> {
  await prepared(scope, {
    name: 'submit-unsigned',
    text: `with taken as (
        delete from sheet where brand_id = $1 and questionary_id = $2 and subject_id = $3
          and id in (select id from sheet
            where brand_id = $1 and questionary_id = $2 and subject_id = $3
            order by random() limit $8)
        returning id, type, sealed
      ), finished as (
        update assignment set status = 'done', declined = null, decline_note = null
        where brand_id = $1 and questionary_id = $2 and subject_id = $3
          and (participant_id = any($4) or participant_id in (select participant_id from assignment
            where brand_id = $1 and questionary_id = $2 and subject_id = $3 and status = 'done'
            order by random() limit $8))
      ), ${forgotten}
      insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed)
      select $1, $2, $3, id, type, sealed
      from (
        select id, type, sealed from taken
        union all
        select * from unnest($5::uuid[], $6::text[], $7::bytea[])
      ) as every_sheet
      order by random()`,
    values: [
      scope.brandId,
      questionaryId,
      subjectId,
      sheets.map(({ participantId }) => participantId).sort(),
      ...columnsOf(sheets.toSorted((a, b) => (a.sheetId < b.sheetId ? -1 : 1))),
      othersRewritten,
    ],
  });
}

/**
 * Whether nobody has anything left to answer. It locks the questionary first: when the last answers
 * about two subjects are sent at once, the later one sees the earlier. Not `for update`: two calls
 * that have just written sheets would each wait for the other's reference to the questionary.
 */
export async function isAllAnswered(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<boolean> {
  await tx
    .select({ id: questionary.id })
    .from(questionary)
    .where(and(eq(questionary.brandId, brandId), eq(questionary.id, questionaryId)))
    .for('no key update');
  const open = await tx
    .select({ id: assignment.subjectId })
    .from(assignment)
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        ne(assignment.status, 'done'),
      ),
    )
    .limit(1);
  return open.length === 0;
}

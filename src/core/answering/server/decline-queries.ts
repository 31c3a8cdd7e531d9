import { sql } from 'drizzle-orm';
import type { DeclineReason } from '#core/questionary/contract/rules/cycle.ts';
import type {
  AssignmentStatus,
  QuestionaryStatus,
  ReviewerRole,
} from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Which } from './queries.ts';

interface Declinable extends Record<string, unknown> {
  status: AssignmentStatus;
  type: ReviewerRole;
  questionaryStatus: QuestionaryStatus;
  dateStart: string;
  dateEnd: string;
  mayDecline: boolean;
}

/**
 * The assignment with what decides about declining it. It is locked, so that a sheet sent at the same moment
 * is either seen or takes the declining back; the key lock keeps the questionary from ending meanwhile.
 */
export async function lockDeclinable(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
): Promise<Declinable | undefined> {
  const { rows } = await tx.execute<Declinable>(sql`
    select a.status, a.type, q.status as "questionaryStatus",
      q.date_start::text as "dateStart", q.date_end::text as "dateEnd",
      q.may_decline as "mayDecline"
    from assignment a join questionary q on q.brand_id = a.brand_id and q.id = a.questionary_id
    where a.brand_id = ${brandId} and a.questionary_id = ${questionaryId}
      and a.participant_id = ${participantId} and a.subject_id = ${subjectId}
    for no key update of a for key share of q`);
  return rows[0];
}

/** What the rater says of it, or null for nothing. */
export async function saveDecline(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
  { declined, note }: { declined: DeclineReason | null; note: string | null },
): Promise<void> {
  await tx.execute(sql`
    update assignment set declined = ${declined}, decline_note = ${note}
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and participant_id = ${participantId} and subject_id = ${subjectId}`);
}

/** Deletes the lines of those who declined, about one person or all of a questionary. The reasons stay. */
export async function forgetDeclineNotes(
  { tx, brandId }: Scope,
  questionaryId: string,
  subjectId?: string,
): Promise<void> {
  await tx.execute(sql`
    update assignment set decline_note = null
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and decline_note is not null
      and ${subjectId ? sql`subject_id = ${subjectId}` : sql`true`}`);
}

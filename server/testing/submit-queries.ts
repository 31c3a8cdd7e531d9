import { and, eq, ne, sql } from 'drizzle-orm';
import type { ParticipantType, QuestionaryStatus } from '#contract/methods.ts';
import type { AssignmentStatus } from '#contract/testing.ts';
import { assignment, questionary } from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Answers, AskedQuestion } from './check-answers.ts';
import type { Which } from './queries.ts';

/** Sheets about one person are saved one after another, so that each submit sees all before it. */
export async function lockSubject({ tx, brandId }: Scope, { questionaryId, subjectId }: Which) {
  await tx.execute(sql`
    select from questionary_subject
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and employee_id = ${subjectId}
    for no key update`);
}

export interface Submittable {
  type: ParticipantType;
  status: AssignmentStatus;
  questionaryStatus: QuestionaryStatus;
  dateStart: string;
  dateEnd: string;
  method: '90' | '180' | '360';
  isAnonymous: boolean;
  anonymityThreshold: number;
  /** Whether this very sheet is saved already. */
  isSaved: boolean;
  /** Whether somebody else has still to answer about this subject. */
  isAwaitingOthers: boolean;
  /** As frozen, in their order. */
  asked: AskedQuestion[];
}

/**
 * All that a sheet is checked against, in one round trip. After `lockSubject`, in a statement of
 * its own: only so it sees what those before it have saved.
 */
export async function findSubmittable(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
  sheetId: string,
): Promise<Submittable | undefined> {
  const { rows } = await tx.execute<Submittable & Record<string, unknown>>(sql`
    select a.type, a.status, q.status as "questionaryStatus", q.method,
      q.date_start::text as "dateStart", q.date_end::text as "dateEnd",
      q.is_anonymous as "isAnonymous", coalesce(q.anonymity_threshold, 1) as "anonymityThreshold",
      exists (select from sheet s where s.brand_id = a.brand_id
        and s.questionary_id = a.questionary_id and s.subject_id = a.subject_id
        and s.id = ${sheetId}) as "isSaved",
      exists (select from assignment o where o.brand_id = a.brand_id
        and o.questionary_id = a.questionary_id and o.subject_id = a.subject_id
        and o.participant_id <> a.participant_id and o.status <> 'done') as "isAwaitingOthers",
      (select json_agg(json_build_object('id', f.question_id, 'kind', f.kind,
          'competenceId', f.competence_id, 'type', f.type, 'isRequired', f.is_required)
          order by f.position)
        from questionary_question f
        where f.brand_id = a.brand_id and f.questionary_id = a.questionary_id) as asked
    from assignment a
    join questionary q on q.brand_id = a.brand_id and q.id = a.questionary_id
    where a.brand_id = ${brandId} and a.questionary_id = ${questionaryId}
      and a.participant_id = ${participantId} and a.subject_id = ${subjectId}
    for key share of q`);
  return rows[0];
}

/** Keeps a sheet under its author's name; the assignment is done. */
export async function insertSheet(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
  sheet: Answers & { id: string; type: ParticipantType },
): Promise<void> {
  await tx.execute(sql`
    with finished as (
      update assignment set status = 'done'
      where brand_id = ${brandId} and questionary_id = ${questionaryId}
        and participant_id = ${participantId} and subject_id = ${subjectId}
    )
    insert into sheet (brand_id, questionary_id, subject_id, id, type, respondent_id, marks, texts)
    values (${brandId}, ${questionaryId}, ${subjectId}, ${sheet.id}, ${sheet.type},
      ${participantId}, ${arrayOf(sheet.marks)}::smallint[], ${JSON.stringify(sheet.texts)}::jsonb)`);
}

/**
 * Keeps a sheet without its author (decision 24): the sheets about this subject are all written
 * anew in random order, and all its done assignments are touched, so that neither the order of the
 * rows (ctid) nor their transaction (xmin) pairs the new sheet with the assignment just done.
 */
export async function insertSheetUnsigned(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
  sheet: Answers & { id: string; type: ParticipantType },
): Promise<void> {
  await tx.execute(sql`
    with taken as (
      delete from sheet
      where brand_id = ${brandId} and questionary_id = ${questionaryId} and subject_id = ${subjectId}
      returning id, type, marks, texts
    ), finished as (
      update assignment set status = 'done'
      where brand_id = ${brandId} and questionary_id = ${questionaryId}
        and subject_id = ${subjectId} and (status = 'done' or participant_id = ${participantId})
    )
    insert into sheet (brand_id, questionary_id, subject_id, id, type, marks, texts)
    select ${brandId}, ${questionaryId}, ${subjectId}, id, type, marks, texts
    from (
      select id, type, marks, texts from taken
      union all
      select ${sheet.id}::uuid, ${sheet.type}, ${arrayOf(sheet.marks)}::smallint[],
        ${JSON.stringify(sheet.texts)}::jsonb
    ) as all_sheets
    order by random()`);
}

const arrayOf = (marks: Answers['marks']): string =>
  `{${marks.map((mark) => mark ?? 'null').join(',')}}`;

/**
 * Whether nobody has anything left to answer. Locks the questionary first, so that of the last
 * answers about two subjects, sent at once, the later one sees the earlier. Not `for update`: two
 * who have just written sheets would each wait for the other's reference to the questionary.
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

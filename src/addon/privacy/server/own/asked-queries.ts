import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DeviceKind } from '#core/answering/contract/rules/handover.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { shortName, shortNameIn } from '#core/employee/server/tables/people.ts';
import type { KeptResult } from '#core/follow-up/server/tables/follow-up.ts';
import type { DeclineReason } from '#core/questionary/contract/rules/cycle.ts';
import {
  questionary,
  questionaryParticipant,
  questionarySubject,
  sheet,
} from '#core/questionary/server/tables/questionary.ts';
import { type ReportKey, report } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Assessments in which somebody was asked or assessed, and what they answered under their name. */

const assessment = {
  number: questionary.number,
  method: questionary.method,
  isAnonymous: questionary.isAnonymous,
  dateStart: questionary.dateStart,
  dateEnd: questionary.dateEnd,
};
/** The name under which the subject `s` was assessed. */
const askedName = {
  lastName: sql`(s.asked_name ->> 'lastName')`,
  firstName: sql`(s.asked_name ->> 'firstName')`,
};
/** A draft has asked nobody yet. */
const wasSent = isNotNull(questionary.sentAt);

export interface AskedAbout {
  name: string;
  answered: boolean;
  /** Why they don't answer, as HR sees it, and their line. */
  declined: DeclineReason | null;
  note: string | null;
  /** The day on which their unsent answers were begun or last taken to another device, and that device. */
  begun: { day: string; device: DeviceKind | null } | null;
  /** Whether they answered when they were asked whether anything had changed. Null: not asked. */
  answeredAgain: boolean | null;
}

/**
 * What the person was asked, about whom, and whether they have begun, answered or declined: with what line, as it
 * is kept.
 */
export const listOwnAsked = ({ tx, brandId, locale }: Scope, employeeId: string) =>
  tx
    .select({
      questionaryId: questionary.id,
      ...assessment,
      role: questionaryParticipant.type,
      invitedAt: questionaryParticipant.invitedAt,
      remindedAt: questionaryParticipant.remindedAt,
      about: sql<(AskedAbout & { subjectId: string })[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', coalesce(${shortName(askedName, locale)}, ${shortNameIn('e', locale)}),
          'answered', a.status = 'done', 'declined', a.declined, 'note', a.decline_note, 'subjectId', a.subject_id,
          'answeredAgain', a.again = 'done',
          'begun', case when b.day is not null then jsonb_build_object('day', b.day, 'device', b.device) end) order by e.last_name, e.first_name, e.id)
        from assignment a
        join questionary_subject s on s.brand_id = a.brand_id and s.questionary_id = a.questionary_id
          and s.employee_id = a.subject_id
        join employee e on e.brand_id = a.brand_id and e.id = a.subject_id
        left join begun b on b.brand_id = a.brand_id and b.questionary_id = a.questionary_id
          and b.participant_id = a.participant_id and b.subject_id = a.subject_id
        where a.brand_id = ${brandId} and a.questionary_id = ${questionary.id}
          and a.participant_id = ${employeeId}), '[]')`,
    })
    .from(questionaryParticipant)
    .innerJoin(
      questionary,
      and(
        eq(questionary.brandId, brandId),
        eq(questionary.id, questionaryParticipant.questionaryId),
      ),
    )
    .where(
      and(
        eq(questionaryParticipant.brandId, brandId),
        eq(questionaryParticipant.employeeId, employeeId),
        wasSent,
      ),
    )
    .orderBy(asc(questionary.number));

/** Assessments of the person, with those that were brought in from a file. */
export const listAssessed = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .select({ ...assessment, broughtAt: questionary.broughtAt })
    .from(questionarySubject)
    .innerJoin(
      questionary,
      and(eq(questionary.brandId, brandId), eq(questionary.id, questionarySubject.questionaryId)),
    )
    .where(
      and(
        eq(questionarySubject.brandId, brandId),
        eq(questionarySubject.employeeId, employeeId),
        sql`(${wasSent} or ${questionary.broughtAt} is not null)`,
      ),
    )
    .orderBy(asc(questionary.number));

/** The person's sheets that bear their name, sealed. Nobody knows whose the others are (rule 24). */
export const listNamedSheets = ({ tx, brandId, locale }: Scope, employeeId: string) =>
  tx
    .select({
      questionaryId: sheet.questionaryId,
      subjectId: sheet.subjectId,
      sheetId: sheet.id,
      sealed: sheet.sealed,
      number: questionary.number,
      about: shortName(employee, locale),
    })
    .from(sheet)
    .innerJoin(
      questionary,
      and(eq(questionary.brandId, brandId), eq(questionary.id, sheet.questionaryId)),
    )
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(employee.id, sheet.subjectId)))
    .where(and(eq(sheet.brandId, brandId), eq(sheet.respondentId, employeeId)))
    .orderBy(asc(questionary.number), asc(employee.lastName), asc(employee.id));

/** The final reports about the person that are open to them (rules 12 and 133), oldest first. */
export const listReportsAbout = (
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<ReportKey[]> =>
  tx
    .select({ questionaryId: report.questionaryId, employeeId: report.employeeId })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.employeeId, employeeId),
        eq(report.kind, 'final'),
        isNotNull(report.releasedAt),
      ),
    )
    .orderBy(asc(report.number));

/** What the person had their raters asked again, and what came of it. */
export interface OwnFollowUp {
  number: number;
  askedOn: string | null;
  questionList: string[];
  result: KeptResult | null;
}

export async function listOwnFollowUps(
  { tx, brandId, locale }: Scope,
  employeeId: string,
): Promise<OwnFollowUp[]> {
  const { rows } = await tx.execute<OwnFollowUp & Record<string, unknown>>(sql`
    select q.number, f.asked_on::text as "askedOn", f.result,
      array(select coalesce(n.text ->> ${locale}, n.text ->> 'ru') from questionary_question n
        where n.brand_id = f.brand_id and n.questionary_id = f.questionary_id
          and n.question_id = any(f.question_ids) order by n."order") as "questionList"
    from follow_up f join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
    where f.brand_id = ${brandId} and f.employee_id = ${employeeId}
    order by q.number`);
  return rows;
}

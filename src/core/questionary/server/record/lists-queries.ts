import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm';
import { employee } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import {
  questionaryCompetence,
  questionaryParticipant,
  questionarySubject,
} from '#core/questionary/server/tables/questionary.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import type { Participant } from './rules.ts';

/** Who and what a questionary names. Each list has a table of its own. */
export interface Lists {
  employeeIds: readonly string[];
  /** In the questionary's order. */
  competenceIds: readonly string[];
  participants: readonly Participant[];
}
export interface SavedLists extends Lists {
  /** Ordered by role and name. In work this includes people who only assess themselves. */
  participants: readonly (Participant & { name: string })[];
}

export const employeeOrder = [
  asc(inAlphabet(employee.lastName)),
  asc(inAlphabet(employee.firstName)),
  asc(employee.id),
];
/** Orders by role, in display order. */
export const byRole = (type: AnyColumn | SQL): SQL =>
  sql`array_position(array[${sql.join(
    reviewerRoles.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], ${type})`;

/** Who and what the questionary names, by id. */
export async function getLists(
  { tx, brandId, locale }: Scope,
  questionaryId: string,
): Promise<SavedLists> {
  const [subject, link, participant] = [
    questionarySubject,
    questionaryCompetence,
    questionaryParticipant,
  ];
  const { rows } = await tx.execute<SavedLists & Record<string, unknown>>(sql`
    select
      array(select ${subject.employeeId} from ${subject}
        where ${subject.brandId} = ${brandId} and ${subject.questionaryId} = ${questionaryId}
      ) as "employeeIds",
      array(select ${link.competenceId} from ${link}
        where ${link.brandId} = ${brandId} and ${link.questionaryId} = ${questionaryId}
        order by ${link.order}) as "competenceIds",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', ${employee.id}, 'type', ${participant.type},
          'name', ${shortName(employee, locale)})
          order by ${sql.join([byRole(participant.type), ...employeeOrder], sql`, `)}), '[]')
        from ${participant}
        join ${employee} on ${employee.brandId} = ${participant.brandId}
          and ${employee.id} = ${participant.employeeId}
        where ${participant.brandId} = ${brandId}
          and ${participant.questionaryId} = ${questionaryId}) as participants`);
  return rows[0] as SavedLists;
}

/** Replaces who and what a created questionary names. */
export async function replaceLists(scope: Scope, id: string, lists: Lists): Promise<void> {
  const { tx, brandId } = scope;
  const isIts = sql`brand_id = ${brandId} and questionary_id = ${id}`;
  await tx.execute(sql`
    with subjects as (delete from questionary_subject where ${isIts}),
      competences as (delete from questionary_competence where ${isIts})
    delete from questionary_participant where ${isIts}`);
  await insertLists(scope, [{ id, lists }]);
}

/**
 * Stores who and what new questionaries name. Many rows travel as one JSON text, as the number of
 * parameters is limited.
 */
export async function insertLists(
  { tx, brandId }: Scope,
  listed: readonly { id: string; lists: Lists }[],
): Promise<void> {
  const subjects = listed.flatMap(({ id, lists }) =>
    lists.employeeIds.map((employeeId) => ({ questionaryId: id, employeeId })),
  );
  const competences = listed.flatMap(({ id, lists }) =>
    lists.competenceIds.map((competenceId, at) => ({ questionaryId: id, competenceId, at })),
  );
  const participants = listed.flatMap(({ id, lists }) => participantRows(id, lists.participants));
  await tx.execute(sql`
    with subjects as (
      insert into questionary_subject (brand_id, questionary_id, employee_id)
      select ${brandId}, "questionaryId", "employeeId"
      from ${records(subjects, '"questionaryId" uuid, "employeeId" uuid')}
    ), competences as (
      insert into questionary_competence (brand_id, questionary_id, competence_id, "order")
      select ${brandId}, "questionaryId", "competenceId", at + 1
      from ${records(competences, '"questionaryId" uuid, "competenceId" uuid, at smallint')}
    )
    ${intoParticipants(brandId, participants)}`);
}

/** Adds participants, not invited yet. Somebody who only assessed themself so far takes on the role. */
export async function addParticipants(
  { tx, brandId }: Scope,
  questionaryId: string,
  participants: readonly Participant[],
): Promise<void> {
  await tx.execute(intoParticipants(brandId, participantRows(questionaryId, participants)));
}

const participantRows = (questionaryId: string, participants: readonly Participant[]) =>
  participants.map(({ id, type }) => ({ questionaryId, employeeId: id, type }));

const intoParticipants = (brandId: string, rows: readonly object[]): SQL => sql`
  insert into questionary_participant (brand_id, questionary_id, employee_id, type)
  select ${brandId}, "questionaryId", "employeeId", type
  from ${records(rows, '"questionaryId" uuid, "employeeId" uuid, type text')}
  on conflict (brand_id, questionary_id, employee_id)
    do update set type = excluded.type, invited_at = null`;

const records = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '#core/company/server/tables/installation.ts';
import {
  competence,
  position,
  positionCompetence,
  question,
  subdivision,
} from '#core/directory/server/tables/directory.ts';
import { employee, membership } from '#core/employee/server/tables/employee.ts';
import { assignment, questionaryQuestion } from '#core/questionary/server/tables/questionary.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Rows of the demo's directories, in few statements because the first start waits for them. */

export async function listSlugs(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from brand');
  return rows.map(({ slug }) => slug);
}

interface Named {
  id: string;
  name: string;
}

export async function insertSubdivisions({ tx, brandId }: Scope, rows: Named[]) {
  await tx.insert(subdivision).values(rows.map(({ id, name }) => ({ brandId, id, name })));
}

export async function insertPositions(
  { tx, brandId }: Scope,
  rows: (Named & { asks: { competenceId: string; targetMark: number | null }[] })[],
) {
  await tx.insert(position).values(rows.map(({ id, name }) => ({ brandId, id, name })));
  await tx
    .insert(positionCompetence)
    .values(
      rows.flatMap(({ id, asks }) =>
        asks.map((row, i) => ({ brandId, positionId: id, ...row, order: i + 1 })),
      ),
    );
}

interface Asked {
  id: string;
  text: Localized;
  order: number;
}

export async function insertDemoCompetences(
  { tx, brandId }: Scope,
  rows: { id: string; name: Localized; description: Localized; questions: Asked[] }[],
) {
  await tx
    .insert(competence)
    .values(rows.map(({ id, name, description }) => ({ brandId, id, name, description })));
  await tx
    .insert(question)
    .values(
      rows.flatMap(({ id, questions }) =>
        questions.map((row) => ({ brandId, competenceId: id, ...row })),
      ),
    );
}

export async function insertDemoEmployees(
  { tx, brandId }: Scope,
  rows: Omit<typeof employee.$inferInsert, 'brandId'>[],
) {
  await tx.insert(employee).values(rows.map((row) => ({ ...row, brandId })));
}

interface AccountRow {
  accountId: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  locale: 'ru' | 'en';
}

export async function insertAccounts({ tx }: Scope, rows: AccountRow[]) {
  await tx.insert(account).values(rows.map(({ accountId, ...row }) => ({ ...row, id: accountId })));
}

interface MembershipRow {
  membershipId: string;
  accountId: string;
  id?: string;
  roles: string[];
}

/** `id` is the member's employee record. A member without one is only a user. */
export async function insertMemberships({ tx, brandId }: Scope, rows: MembershipRow[]) {
  await tx.insert(membership).values(
    rows.map(({ membershipId, accountId, id, roles }) => ({
      brandId,
      id: membershipId,
      accountId,
      employeeId: id ?? null,
      roles,
    })),
  );
}

/** The frozen questions of a questionary, in their order. */
export async function listAsked({ tx, brandId }: Scope, questionaryId: string) {
  return tx
    .select({
      id: questionaryQuestion.questionId,
      kind: questionaryQuestion.kind,
      type: questionaryQuestion.type,
      competenceId: questionaryQuestion.competenceId,
    })
    .from(questionaryQuestion)
    .where(
      and(
        eq(questionaryQuestion.brandId, brandId),
        eq(questionaryQuestion.questionaryId, questionaryId),
      ),
    )
    .orderBy(asc(questionaryQuestion.order));
}

/** Who answers about whom, and in which role. */
export async function listDemoAssignments({ tx, brandId }: Scope, questionaryId: string) {
  return tx
    .select({
      participantId: assignment.participantId,
      subjectId: assignment.subjectId,
      type: assignment.type,
      status: assignment.status,
    })
    .from(assignment)
    .where(and(eq(assignment.brandId, brandId), eq(assignment.questionaryId, questionaryId)))
    .orderBy(asc(assignment.participantId), asc(assignment.subjectId));
}

/** People have read what they were told, all but the newest. */
export async function markNotificationsRead({ tx, brandId }: Scope, unread: number) {
  await tx.execute(sql`
    update notification n set read_at = created_at where n.brand_id = ${brandId} and n.id not in (
      select newer.id from notification newer
      where newer.brand_id = n.brand_id and newer.membership_id = n.membership_id
      order by newer.created_at desc, newer.id limit ${unread})`);
}

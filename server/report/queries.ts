import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/endpoint.ts';
import type { getReportList } from '#contract/report.ts';
import type { ReportContent } from '#contract/report-content.ts';
import { employee, position, subdivision } from '#server/db/schema/directory.ts';
import { questionary } from '#server/db/schema/questionary.ts';
import { type ReportTexts, report, reportLedger } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { holds, inAlphabet } from '#server/db/search.ts';
import type { Readable } from '#server/questionary/reader-rules.ts';
import type { Ledger } from './atoms.ts';

const pageSize = 10;

interface Of {
  questionaryId: string;
  employeeId: string;
}

const isOf = ({ brandId }: Scope, { questionaryId, employeeId }: Of) =>
  and(
    eq(report.brandId, brandId),
    eq(report.questionaryId, questionaryId),
    eq(report.employeeId, employeeId),
  );

/** The final report, or the interim one made at that number of finished assignments. */
export async function findReport(scope: Scope, of: Of, passedParticipantCount?: number) {
  const [row] = await scope.tx
    .select({ content: report.content, texts: report.texts })
    .from(report)
    .where(
      and(
        isOf(scope, of),
        passedParticipantCount === undefined
          ? eq(report.kind, 'final')
          : and(
              eq(report.kind, 'interim'),
              eq(report.passedParticipantCount, passedParticipantCount),
            ),
      ),
    );
  return row;
}

export async function insertReport(scope: Scope, content: ReportContent, texts: ReportTexts) {
  await scope.tx.insert(report).values({
    brandId: scope.brandId,
    questionaryId: content.questionaryId,
    employeeId: content.employeeId,
    kind: content.kind,
    passedParticipantCount: content.passedParticipantCount,
    createdAt: new Date(content.createdAt),
    content,
    texts,
  });
}

/** The subject's ledger of atoms, and who could open its reports so far. */
export async function getLedger({ tx, brandId }: Scope, { questionaryId, employeeId }: Of) {
  const [row] = await tx
    .select({ ledger: reportLedger.ledger, readerIds: reportLedger.readerIds })
    .from(reportLedger)
    .where(
      and(
        eq(reportLedger.brandId, brandId),
        eq(reportLedger.questionaryId, questionaryId),
        eq(reportLedger.employeeId, employeeId),
      ),
    );
  return { ledger: (row?.ledger ?? {}) as Ledger, readerIds: row?.readerIds ?? [] };
}

export async function saveLedger(
  { tx, brandId }: Scope,
  of: Of,
  ledger: Ledger,
  readerIds: string[],
) {
  await tx
    .insert(reportLedger)
    .values({ brandId, ...of, ledger, readerIds })
    .onConflictDoUpdate({
      target: [reportLedger.brandId, reportLedger.questionaryId, reportLedger.employeeId],
      set: { ledger, readerIds },
    });
}

/** Final reports about those subjects, newest first unless sorted otherwise. */
export async function listReports(
  { tx, brandId }: Scope,
  readable: Readable,
  query: Query<typeof getReportList>,
) {
  const found = tx
    .select({
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      firstName: employee.firstName,
      lastName: employee.lastName,
      number: questionary.number,
      type: questionary.type,
      method: questionary.method,
      dateStart: questionary.dateStart,
      dateEnd: questionary.dateEnd,
      createdAt: report.createdAt,
      position: sql<string>`${position.name}`.as('position_name'),
      subdivision: sql<string>`${subdivision.name}`.as('subdivision_name'),
    })
    .from(report)
    .innerJoin(
      questionary,
      and(eq(questionary.brandId, report.brandId), eq(questionary.id, report.questionaryId)),
    )
    .innerJoin(
      employee,
      and(eq(employee.brandId, report.brandId), eq(employee.id, report.employeeId)),
    )
    .innerJoin(
      position,
      and(eq(position.brandId, employee.brandId), eq(position.id, employee.positionId)),
    )
    .innerJoin(
      subdivision,
      and(eq(subdivision.brandId, employee.brandId), eq(subdivision.id, employee.subdivisionId)),
    )
    .where(and(eq(report.brandId, brandId), eq(report.kind, 'final'), ...filters(readable, query)))
    .as('found');
  const sortable = {
    number: found.number,
    lastName: inAlphabet(found.lastName),
    dateStart: found.dateStart,
    method: sql`${found.method}::int`,
    createdAt: found.createdAt,
  };
  const [key, direction] = (query.sort ?? 'createdAt:d').split(':') as [
    keyof typeof sortable,
    'a' | 'd',
  ];
  const rows = await tx
    .select()
    .from(found)
    .orderBy(
      (direction === 'a' ? asc : desc)(sortable[key]),
      desc(found.number),
      asc(found.employeeId),
    )
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0);
  return {
    data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    count: await tx.$count(found),
  };
}

function filters(readable: Readable, query: Query<typeof getReportList>): (SQL | undefined)[] {
  const wanted = query.filterList ?? {};
  const { number, year, method, type, subdivision: subdivisions, search } = wanted;
  const employeeIds = [query.employeeId, wanted.employeeId].filter((id) => id !== undefined);
  const name = sql`concat_ws(' ', ${employee.lastName}, ${employee.firstName}, ${employee.lastName}, ${employee.email})`;
  return [
    readable === 'everybody' ? undefined : inArray(report.employeeId, [...readable]),
    query.questionaryId ? eq(report.questionaryId, query.questionaryId) : undefined,
    ...employeeIds.map((id) => eq(report.employeeId, id)),
    wanted.fromDateStart ? gte(questionary.dateStart, wanted.fromDateStart) : undefined,
    wanted.toDateStart ? lte(questionary.dateStart, wanted.toDateStart) : undefined,
    number === undefined ? undefined : eq(questionary.number, number),
    year ? inArray(sql`to_char(${questionary.dateStart}, 'YYYY')`, year) : undefined,
    method ? inArray(questionary.method, method) : undefined,
    type ? inArray(questionary.type, type) : undefined,
    subdivisions ? inArray(employee.subdivisionId, subdivisions) : undefined,
    search ? holds(name, search) : undefined,
  ];
}

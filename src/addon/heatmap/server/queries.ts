import { and, asc, between, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { competence, position, subdivision } from '#core/directory/server/tables/directory.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { HeatmapGroup } from '#core/report/contract/reading/heatmap-groups.ts';
import { report } from '#core/report/server/tables/report.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { ReportFigures } from './figures-rules.ts';

/** The reports that are looked at together: of assessments that began in this year. */
export interface Period {
  year: number;
  method: Method;
}

/** Final reports that are open to their subjects, without those that were brought in (rules 88 and 133). */
const isFinal = ({ brandId }: Scope) =>
  and(
    eq(report.brandId, brandId),
    eq(report.kind, 'final'),
    ne(report.type, 'broughtIn'),
    isNotNull(report.releasedAt),
  );

/** A report counts from the day after this one. */
const opened = sql`(${report.releasedAt} at time zone 'UTC')::date`;
const last = sql<string>`greatest(${report.dateEnd}, ${opened})`;

/** The reports of a period that count today. */
export const isCounted = (scope: Scope, { year, method }: Period, today: string) =>
  and(
    isFinal(scope),
    eq(report.method, method),
    between(report.dateStart, `${year}-01-01`, `${year}-12-31`),
    lt(last, today),
  );

/**
 * What the final reports of a period say, in the order in which they were opened. A report is there
 * from the day after its round is over (`endRound`), and never on the day it is opened: anybody who ends
 * together appears together, and no day changes once it has been looked at.
 */
export async function listFigures(
  scope: Scope,
  period: Period,
  today: string,
): Promise<ReportFigures[]> {
  const rows = await scope.tx
    .select({
      questionaryId: report.questionaryId,
      personId: report.employeeId,
      // The leader among the raters of the assessment as it was; nothing changes that afterwards.
      leaderId: sql<
        string | null
      >`jsonb_path_query_first(${report.raters}, '$[*] ? (@.type == "supervisor").id') #>> '{}'`,
      day: sql<string>`${last}::text`,
      subdivision: report.subdivision,
      position: report.position,
      // As a text, as few of these lists differ: each is read once.
      competenceIds: sql<string | null>`${report.competenceIds}::text`,
      otherMarks: report.otherMarks,
      askedCount: report.askedCount,
      answeredCount: report.passedParticipantCount,
    })
    .from(report)
    .where(isCounted(scope, period, today))
    .orderBy(asc(report.releasedAt), asc(report.questionaryId), asc(report.employeeId));
  const frozen = await listFrozen(scope, new Set(rows.map((row) => row.questionaryId)));
  const lists = readLists(new Set(rows.map((row) => row.competenceIds)));
  return rows.map(({ subdivision, position, otherMarks, ...row }) => ({
    ...row,
    cycleId: frozen.get(row.questionaryId)?.cycleId ?? null,
    places: { subdivision, position },
    competenceIds: lists.get(row.competenceIds) ?? [],
    marks: otherMarks ?? [],
    askedCount: row.askedCount ?? 0,
    threshold: frozen.get(row.questionaryId)?.threshold ?? 0,
  }));
}

const readLists = (texts: ReadonlySet<string | null>) =>
  new Map([...texts].map((text): [string | null, string[]] => [text, JSON.parse(text ?? '[]')]));

/** The cycle and the threshold of these questionaries, by id. The threshold is null where they are not anonymous. */
async function listFrozen({ tx, brandId }: Scope, ids: ReadonlySet<string>) {
  const rows = await tx
    .select({
      id: questionary.id,
      cycleId: questionary.cycleId,
      threshold: questionary.anonymityThreshold,
    })
    .from(questionary)
    .where(
      and(
        eq(questionary.brandId, brandId),
        sql`${questionary.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The periods of the earliest and of the latest final report; undefined before there is one. */
export async function findPeriods(
  scope: Scope,
): Promise<{ first: Period; last: Period } | undefined> {
  const [first, last] = [await findPeriod(scope, asc), await findPeriod(scope, desc)];
  return first && last && { first, last };
}

async function findPeriod(scope: Scope, order: typeof asc): Promise<Period | undefined> {
  const [row] = await scope.tx
    .select({ dateStart: report.dateStart, method: report.method })
    .from(report)
    .where(isFinal(scope))
    .orderBy(order(report.createdAt))
    .limit(1);
  return row && { year: Number(row.dateStart.slice(0, 4)), method: row.method };
}

/** What these competences are called today, by id. */
export async function listCompetenceNames(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: competence.id, name: competence.name })
    .from(competence)
    .where(and(eq(competence.brandId, brandId), inArray(competence.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids of today's departments or job titles by their names in small letters. */
export async function listIdsByName(
  { tx, brandId }: Scope,
  groupBy: HeatmapGroup,
): Promise<Map<string, string>> {
  const place = { subdivision, position }[groupBy];
  const rows = await tx
    .select({ id: place.id, name: place.name })
    .from(place)
    .where(eq(place.brandId, brandId));
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

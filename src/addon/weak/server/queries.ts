import { and, between, desc, eq, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import {
  competence,
  position,
  positionCompetence,
  question,
} from '#core/directory/server/tables/directory.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import { isOpenTo } from '#core/report/server/sharing/open-queries.ts';
import { methodInOrder, report } from '#core/report/server/tables/report.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import type { ReadReport } from './weak-rules.ts';

/** Final reports that this reader may open now. Those that were brought in have no questions. */
const isFinal = ({ brandId }: Scope, readable: Readable): SQL | undefined =>
  and(
    eq(report.brandId, brandId),
    eq(report.kind, 'final'),
    ne(report.type, 'broughtIn'),
    isOpenTo(readable),
  );

const year = sql<number>`extract(year from ${report.dateStart})::int`;

/** The years and methods of their reports, that of the latest first. */
export const listPeriods = (scope: Scope, readable: Readable) =>
  scope.tx
    .select({ year, method: report.method })
    .from(report)
    .where(isFinal(scope, readable))
    .groupBy(year, report.method)
    .orderBy(desc(max(report.dateStart)), desc(methodInOrder(report.method)));

/** A competence of a report: its id, the others' mark, who is behind it, and its questions' ids and marks. */
type Slim = [
  id: string,
  others: number | null,
  groups: { types: string[]; sheetCount: number }[] | null,
  ids: string[],
  self: (number | null)[],
  manager: (number | null)[],
  together: (number | null)[],
];

const marksOf = (which: string): SQL =>
  sql`jsonb_path_query_array(one, ${sql.raw(`'$.questionMarkList[*].${which}'`)})`;

/** What the reports of a period say of each question. */
export async function listRead(
  scope: Scope,
  readable: Readable,
  period: { year: number; method: Method },
): Promise<ReadReport[]> {
  const rows = await scope.tx
    .select({
      personId: report.employeeId,
      answeredCount: report.passedParticipantCount,
      types: sql<string[]>`jsonb_path_query_array(${report.raters}, '$[*].type')`,
      words: sql<Record<string, string> | null>`(
        select jsonb_object_agg(key, value ->> 'ru') from jsonb_each(${report.texts} -> 'questions'))`,
      competences: sql<Slim[] | null>`(
        select jsonb_agg(jsonb_build_array(one -> 'competenceId', one -> 'otherParticipantMark',
          one -> 'participantList', ${marksOf('questionId')}, ${marksOf('selfMark')},
          ${marksOf('supervisorMark')}, ${marksOf('otherMark')}))
        from jsonb_array_elements(${report.content} -> 'competenceMarkList') one)`,
    })
    .from(report)
    .where(
      and(
        isFinal(scope, readable),
        eq(report.method, period.method),
        between(report.dateStart, `${period.year}-01-01`, `${period.year}-12-31`),
      ),
    );
  return rows.map(({ personId, answeredCount, types, words, competences }) => ({
    personId,
    answeredCount,
    hasSelf: types.includes('employee'),
    hasManager: types.includes('supervisor'),
    competenceList: (competences ?? []).map(
      ([id, others, groups, ids, self, manager, together]) => ({
        id,
        others,
        othersCount: (groups ?? [])
          .filter((group) =>
            group.types.every((type) => type !== 'employee' && type !== 'supervisor'),
          )
          .reduce((sum, { sheetCount }) => sum + sheetCount, 0),
        questionList: ids.map((questionId, at) => ({
          id: questionId,
          text: words?.[questionId] ?? '',
          self: self[at] ?? null,
          manager: manager[at] ?? null,
          others: (period.method === '360' ? together : manager)[at] ?? null,
        })),
      }),
    ),
  }));
}

/** All questions of the competencies in use, in the order of the directory. */
export const listAsked = ({ tx, brandId, locale }: Scope) =>
  tx
    .select({
      id: question.id,
      competenceId: question.competenceId,
      text: sql<string>`${question.text} ->> 'ru'`,
      shown: inLocale(question.text, locale),
      competence: inLocale(competence.name, locale),
    })
    .from(question)
    .innerJoin(
      competence,
      and(eq(competence.brandId, question.brandId), eq(competence.id, question.competenceId)),
    )
    .where(and(eq(question.brandId, brandId), isNull(competence.archivedAt)))
    .orderBy(inLocale(competence.name, locale), competence.id, question.order, question.id);

/** The names of the positions that ask each competence, by its id. */
export async function listPositions({ tx, brandId }: Scope): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({
      competenceId: positionCompetence.competenceId,
      names: sql<string[]>`array_agg(${position.name} order by ${position.name})`,
    })
    .from(positionCompetence)
    .innerJoin(
      position,
      and(
        eq(position.brandId, positionCompetence.brandId),
        eq(position.id, positionCompetence.positionId),
        isNull(position.archivedAt),
      ),
    )
    .where(eq(positionCompetence.brandId, brandId))
    .groupBy(positionCompetence.competenceId);
  return new Map(rows.map(({ competenceId, names }) => [competenceId, names]));
}

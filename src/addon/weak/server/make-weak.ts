import type { getWeakQuestions, WeakQuestion, WeakQuestions } from '#addon/weak/contract/weak.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listAsked, listPeriods, listPositions, listRead } from './queries.ts';
import { type Finding, findWeak } from './weak-rules.ts';

type Asked = Query<typeof getWeakQuestions> & { today: string };

/** What the reports that this reader may open anyway say of today's questions. It tells nothing new about anybody. */
export async function makeWeak(
  scope: Scope,
  readable: Readable,
  query: Asked,
): Promise<WeakQuestions> {
  const periods = await listPeriods(scope, readable);
  const [latest = { year: Number(query.today.slice(0, 4)), method: '360' as const }] = periods;
  const year = query.year ? Number(query.year) : latest.year;
  const method = query.method ?? latest.method;
  const reports = await listRead(scope, readable, { year, method });
  const asked = await listAsked(scope);
  const positions = await listPositions(scope);
  const { questionCount, findings } = findWeak(asked, reports);
  const find = (id: string | null) => asked.find((one) => one.id === id);
  const toRow = ({ otherId, ...found }: Finding): WeakQuestion[] => {
    const one = find(found.questionId);
    if (!one) return [];
    const { competenceId, competence, shown: text } = one;
    return [
      {
        ...found,
        text,
        competenceId,
        competence,
        positionList: positions.get(competenceId) ?? [],
        other: find(otherId)?.shown ?? null,
      },
    ];
  };
  return {
    year,
    method,
    yearList: [...new Set(periods.map((one) => one.year))],
    peopleCount: new Set(reports.map(({ personId }) => personId)).size,
    questionCount,
    weakList: findings.flatMap(toRow),
  };
}

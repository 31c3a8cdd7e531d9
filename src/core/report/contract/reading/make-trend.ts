import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { rounded } from '#core/report/contract/content/report-numbers.ts';
import { changesSince } from './report-difference.ts';
import { digitsOfTrend, type ReportTrend } from './report-trend.ts';

/**
 * Takes reports in the order in which they were made. Competences stand as in the latest report, then
 * those that only earlier ones have; each under its latest name.
 */
export function trendOf(reports: readonly ReportContent[]): ReportTrend {
  const names = new Map<string, string>();
  for (const { competenceMarkList } of [...reports].reverse()) {
    for (const { competenceId, name } of competenceMarkList) {
      if (!names.has(competenceId)) names.set(competenceId, name);
    }
  }
  const [first, last] = [reports[0], reports.at(-1)];
  return {
    reportList: reports.map(({ questionaryId, number, dateEnd, createdAt }) => ({
      questionaryId,
      number,
      dateEnd,
      createdAt,
    })),
    whole: first && last && first !== last ? changesSince(first, last).whole : null,
    competenceList: [...names].map(([competenceId, name]) => ({
      competenceId,
      name,
      markList: reports.map((report) => markIn(report, competenceId)),
    })),
  };
}

function markIn({ competenceMarkList }: ReportContent, id: string): number | null {
  const mark = competenceMarkList.find(({ competenceId }) => competenceId === id);
  const others = mark?.otherParticipantMark ?? null;
  return others === null ? null : rounded(others, digitsOfTrend);
}

import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReportTexts } from '#core/report/server/tables/report.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

interface Kept {
  content: ReportContent;
  texts: ReportTexts;
}

/**
 * Reports about one person, with their competences to be compared by id. What a brought-in report
 * knows by its name alone has the id of the competence of this name in another of them (rule 88): the
 * directory may have got it later. Our own reports stay as they are.
 */
export function joinByName<Report extends Kept>(reports: readonly Report[]): Report[] {
  const joined = [...reports];
  for (const [at, report] of joined.entries()) {
    const others = joined.filter((_, place) => place !== at);
    if (report.content.broughtIn) joined[at] = withIdsOf(report, others);
  }
  return joined;
}

/** The report with the ids that the others have for competences of the same name. */
export function withIdsOf<Report extends Kept>(report: Report, others: readonly Kept[]): Report {
  const ids = sameNamed(report, others);
  return ids.size > 0 ? { ...report, ...withIds(report, ids) } : report;
}

/** For the id of a competence that no other report has: the id that they have for the same name. */
function sameNamed(report: Kept, others: readonly Kept[]): Map<string, string> {
  const rows = report.content.competenceMarkList;
  const own = new Set(rows.map(({ competenceId }) => competenceId));
  const theirs = new Map<string, string>();
  for (const other of others) {
    for (const { competenceId } of other.content.competenceMarkList) {
      for (const name of namesOf(other, competenceId)) theirs.set(name, competenceId);
    }
  }
  const known = new Set(theirs.values());
  return new Map(
    [...own].flatMap((id) => {
      const same = namesOf(report, id).map((name) => theirs.get(name));
      const [found] = same.filter((one) => one !== undefined && !own.has(one));
      return known.has(id) || found === undefined ? [] : [[id, found] as const];
    }),
  );
}

function namesOf({ content, texts }: Kept, id: string): string[] {
  const row = content.competenceMarkList.find(({ competenceId }) => competenceId === id);
  const { ru = row?.name, en } = texts.competences[id]?.name ?? {};
  return [ru, en].flatMap((name) => (name ? [fold(name)] : []));
}

function withIds({ content, texts }: Kept, ids: ReadonlyMap<string, string>): Kept {
  const idOf = (id: string) => ids.get(id) ?? id;
  const renamed = <Row extends { competenceId: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, competenceId: idOf(row.competenceId) }));
  return {
    content: {
      ...content,
      competenceMarkList: renamed(content.competenceMarkList),
      strengthList: renamed(content.strengthList),
      competenceMinMarkList: renamed(content.competenceMinMarkList),
      developmentZoneList: renamed(content.developmentZoneList),
      hiddenPossibilitiesList: renamed(content.hiddenPossibilitiesList),
      blindZoneList: renamed(content.blindZoneList),
    },
    texts: {
      ...texts,
      competences: Object.fromEntries(
        Object.entries(texts.competences).map(([id, text]) => [idOf(id), text]),
      ),
    },
  };
}

import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import { isAnonymousType } from '#core/report/server/content/sheets.ts';
import type { ReportTexts } from '#core/report/server/tables/report.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { WrongRow } from '#platform/server/table-file/columns/speak-problems.ts';
import type { Assessment, PlannedReport } from './plan-reports.ts';
import { listOwnReports, listSaved } from './queries.ts';

/**
 * So many days lie between an assessment that is brought in and today, and between it and our own
 * reports about the same person, or others brought in. Nobody is asked about one person twice within them, and of reports
 * made elsewhere nobody knows who answered.
 */
export const quietDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Reports that would stand too near another about the same person, each at its first row. */
export async function findNear(
  scope: Scope,
  planned: readonly PlannedReport[],
  saved: readonly Pick<Assessment, 'id' | 'dateEnd'>[],
): Promise<WrongRow<ImportedField>[]> {
  if (planned.length === 0) return [];
  const own = await nearOwn(scope, planned);
  const others = await nearImported(scope, planned, saved);
  return planned.flatMap((one) => {
    const issue = own(one) ?? others(one);
    return issue ? [{ rowIndex: one.said.rowIndex, issues: [issue] }] : [];
  });
}

type Judge = (one: PlannedReport) => Issue | undefined;

async function nearOwn(scope: Scope, planned: readonly PlannedReport[]): Promise<Judge> {
  const moments = planned.map(momentOf);
  const own = await listOwnReports(
    scope,
    planned.map(({ said }) => said.employeeId),
    {
      from: new Date(Math.min(...moments) - quietDays * day),
      to: new Date(Math.max(...moments) + quietDays * day),
    },
  );
  const byPerson = groupBy(own, ({ employeeId }) => employeeId);
  return (one) => {
    const near = (byPerson.get(one.said.employeeId) ?? []).find(({ createdAt }) =>
      isNear(createdAt.getTime(), momentOf(one)),
    );
    if (!near) return undefined;
    const params = { number: near.number };
    return { path: 'dateStart', key: 'reportHistoryMessages.nearOwn', params };
  };
}

/**
 * Two reports brought in may stand near each other where they have no competence in common that
 * colleagues, customers or subordinates rated: there is nothing to be subtracted.
 */
async function nearImported(
  scope: Scope,
  planned: readonly PlannedReport[],
  saved: readonly Pick<Assessment, 'id' | 'dateEnd'>[],
): Promise<Judge> {
  const assessments = [...new Set(planned.map(({ assessment }) => assessment))];
  const around = saved.filter(({ id, dateEnd }) =>
    assessments.some((one) => one.id !== id && isNear(endOf(one), endOf({ dateEnd }))),
  );
  const there = await listSaved(
    scope,
    around.map(({ id }) => id),
  );
  const all = [...there.values(), ...planned.map(({ content }) => content)];
  const byPerson = groupBy(all, ({ employeeId }) => employeeId);
  return ({ content, texts }) => {
    const grouped = new Set(groupedIn(content).flatMap((one) => waysToKnow(one, texts)));
    const isTelling = (byPerson.get(content.employeeId) ?? []).some(
      (other) =>
        other.questionaryId !== content.questionaryId &&
        isNear(endOf(other), endOf(content)) &&
        groupedIn(other).some((one) => waysToKnow(one).some((way) => grouped.has(way))),
    );
    return isTelling
      ? { path: 'dateStart', key: 'reportHistoryMessages.nearBroughtIn' }
      : undefined;
  };
}

/** The competences that show a mark of an anonymous role. */
const groupedIn = ({ competenceMarkList }: ReportContent) =>
  competenceMarkList.filter(({ participantList }) =>
    participantList.some(({ types }) => types.some(isAnonymousType)),
  );

/** A competence's id and names: the directory may have got one since that a file knew by its name alone. */
function waysToKnow({ competenceId: id, name }: Competence, texts?: ReportTexts): string[] {
  const { ru, en } = texts?.competences[id]?.name ?? {};
  return [id, ...[name, ru, en].flatMap((one) => (one ? [fold(one)] : []))];
}

type Competence = Pick<ReportContent['competenceMarkList'][number], 'competenceId' | 'name'>;

const isNear = (one: number, other: number) => Math.abs(one - other) < quietDays * day;
const momentOf = ({ content }: PlannedReport): number => Date.parse(content.createdAt);
const endOf = ({ dateEnd }: { dateEnd: string }): number => Date.parse(dateEnd);

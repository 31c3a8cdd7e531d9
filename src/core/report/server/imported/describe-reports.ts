import {
  type ImportedReport,
  importedOutcomes,
  mostEarlierReports,
  mostWithheld,
} from '#core/report/contract/imported-report.ts';
import type { PlannedReport } from './plan-reports.ts';

/** What becomes of the reports of a file. */
export function describeReports(planned: readonly PlannedReport[]) {
  const countOf = (outcome: ImportedReport['outcome']) =>
    planned.filter((one) => one.outcome === outcome).length;
  const withheld = planned
    .filter(({ outcome }) => outcome === 'created' || outcome === 'nothingLeft')
    .flatMap(({ withheld: marks, said }) =>
      marks.map(({ rowIndex, competence, type, count }) => ({
        rowIndex,
        subject: said.subject,
        competence: competence.name.ru,
        type,
        count,
      })),
    );
  const place = ({ outcome }: PlannedReport) => importedOutcomes.indexOf(outcome);
  return {
    created: countOf('created'),
    unchanged: countOf('unchanged'),
    different: countOf('different'),
    nothingLeft: countOf('nothingLeft'),
    reportList: planned
      .toSorted((a, b) => place(a) - place(b))
      .slice(0, mostEarlierReports)
      .map(({ said }) => said),
    withheldList: withheld.slice(0, mostWithheld),
    withheldCount: withheld.length,
  };
}

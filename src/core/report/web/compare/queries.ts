import { useQuery } from '@tanstack/react-query';
import { compareReports, exportCompare } from '#core/report/contract/report-compare.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** The two reports. Without a second questionary, a report is compared with the previous one. */
export interface ComparedReports {
  questionaryId: string;
  employeeId: string;
  secondQuestionaryId?: string | undefined;
}

/** The query of both calls that compare. */
const comparisonQuery = (compared: ComparedReports) => ({
  firstQuestionaryId: compared.questionaryId,
  employeeId: compared.employeeId,
  ...(compared.secondQuestionaryId && { secondQuestionaryId: compared.secondQuestionaryId }),
});

export function useComparison(compared: ComparedReports) {
  return useQuery({
    ...partQuery(compareReports, { query: comparisonQuery(compared) }),
    // Reports never change after they were made (rule 28).
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves a comparison as a PDF. A failure is titled as the specification says. */
export function useComparisonFile(compared: ComparedReports) {
  const { t } = useT();
  const failed = t('report.notifications.questionaryNotFound');
  const { mutate, isPending } = useDownload(exportCompare, failed);
  return { save: () => mutate({ query: comparisonQuery(compared) }), isPending };
}

const mostToChooseFrom = 100;

/** The final 360 reports about a person that this one can be compared with, the latest first. */
export function useComparable({ questionaryId, employeeId }: ComparedReports) {
  return useQuery({
    ...partQuery(getReportList, {
      query: {
        filterList: { employeeId: [employeeId], method: ['360'] },
        sort: 'createdAt:d',
        limit: mostToChooseFrom,
      },
    }),
    select: ({ data }) => data.filter((row) => row.questionaryId !== questionaryId),
  });
}

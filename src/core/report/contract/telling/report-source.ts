import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { distinctGroups, isSelf } from '#core/report/contract/content/report-groups.ts';

/**
 * Whose the marks are that a report calls the others'. Where only the person's leaders gave any, its
 * sentences say so (rule 65d).
 */
export type Source = 'others' | 'leader' | 'leaders';

export function sourceOf({
  competenceMarkList,
  reportProgressList,
}: Pick<ReportContent, 'competenceMarkList' | 'reportProgressList'>): Source {
  const groups = competenceMarkList.flatMap(({ participantList }) =>
    participantList.filter((group) => !isSelf(group)),
  );
  const isLeaders = distinctGroups(groups).every(({ key }) => key === 'supervisor');
  if (groups.length === 0 || !isLeaders) return 'others';
  const answered = reportProgressList.find(({ type }) => type === 'supervisor')?.passedCount;
  return answered === 1 ? 'leader' : 'leaders';
}

import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { ReportContent } from './report-content.ts';

/** The roles that were asked, with how many of them answered and the people's names. */
export function progressByType(content: ReportContent) {
  return reviewerRoles
    .filter((type) => content.participantTypeCount[type] > 0)
    .map((type) => ({
      type,
      total: content.participantTypeCount[type],
      passed: content.reportProgressList.find((each) => each.type === type)?.passedCount ?? 0,
      names: content.participantProgressList
        .filter((person) => person.type === type)
        .map(({ name }) => name),
    }));
}

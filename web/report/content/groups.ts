import { participantTypes } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { distinctGroups, groupKey, type ReportGroup } from '#contract/rules/report-groups.ts';

/** The types that were asked, with how many of them answered and the people's names. */
export function progressByType(content: ReportContent) {
  return participantTypes
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

type Answers = ReportContent['commonQuestionAnswerList'][number]['answers'];

/**
 * Texts by group, whether the report holds one entry per group or one per text. Groups without
 * texts are left out.
 */
export function textsByGroup(answers: Answers): (ReportGroup & { texts: string[] })[] {
  return distinctGroups(answers)
    .map((group) => ({
      ...group,
      texts: answers
        .filter(({ types }) => groupKey(types) === group.key)
        .flatMap(({ data }) => data ?? []),
    }))
    .filter(({ texts }) => texts.length > 0);
}

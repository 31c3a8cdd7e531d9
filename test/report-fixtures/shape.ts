import type { ReportContent, ZoneMark } from '#contract/assessment/content/report-content.ts';

/** The part of a report's content that the vectors state. */
export function shape(content: ReportContent) {
  return {
    kind: content.kind,
    passedParticipantCount: content.passedParticipantCount,
    notShownSheetCount: content.notShownSheetCount,
    competenceMarkList: content.competenceMarkList.map(
      ({
        competenceId: _,
        description: __,
        targetMark: ___,
        isKeptBack: ____,
        questionMarkList,
        ...mark
      }) => ({
        ...mark,
        questionMarkList: questionMarkList.map(({ questionId: _____, ...question }) => question),
      }),
    ),
    strengthList: names(content.strengthList),
    competenceMinMarkList: names(content.competenceMinMarkList),
    developmentZoneList: names(content.developmentZoneList),
    hiddenPossibilitiesList: names(content.hiddenPossibilitiesList),
    blindZoneList: names(content.blindZoneList),
    behaviourTopList: content.behaviourTopList.map(({ questionText }) => questionText),
    behaviourLowList: content.behaviourLowList.map(({ questionText }) => questionText),
    commonQuestionAnswerList: content.commonQuestionAnswerList.map(({ questionText, answers }) => ({
      questionText,
      answers: answers.map(({ employeeType: _, ...answer }) => answer),
    })),
  };
}

function names(list: ZoneMark[]): string[] {
  return list.map(({ name }) => name);
}

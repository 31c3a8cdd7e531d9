import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { raterIn, subjectIn } from '#core/report/contract/content/report-names.ts';
import type { ReportTexts } from '#core/report/server/tables/report.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { Locale } from '#platform/texts/t.ts';

/**
 * The same report in another language, with the names and questions of that day. The marks are
 * unchanged.
 */
export function localise(
  content: ReportContent,
  texts: ReportTexts,
  locale: Locale,
): ReportContent {
  if (locale === 'ru') return content;
  const named = <R extends { competenceId: string; name: string }>(row: R): R => ({
    ...row,
    name: nameOf(texts, row, locale),
  });
  const asked = <R extends { questionId: string; questionText: string }>(row: R): R => {
    const text = texts.questions[row.questionId];
    return text ? { ...row, questionText: spoken(text, locale) } : row;
  };
  return {
    ...content,
    subject: subjectIn(content, locale),
    participantProgressList: content.participantProgressList.map((one) => raterIn(one, locale)),
    competenceMarkList: content.competenceMarkList.map((row) => ({
      ...named(row),
      description: descriptionOf(texts, row, locale),
      questionMarkList: row.questionMarkList.map(asked),
    })),
    strengthList: content.strengthList.map(named),
    competenceMinMarkList: content.competenceMinMarkList.map(named),
    developmentZoneList: content.developmentZoneList.map(named),
    hiddenPossibilitiesList: content.hiddenPossibilitiesList.map(named),
    blindZoneList: content.blindZoneList.map(named),
    behaviourTopList: content.behaviourTopList.map(asked),
    behaviourLowList: content.behaviourLowList.map(asked),
    commonQuestionAnswerList: content.commonQuestionAnswerList.map(asked),
  };
}

function nameOf(texts: ReportTexts, row: { competenceId: string; name: string }, locale: Locale) {
  const text = texts.competences[row.competenceId];
  return text ? spoken(text.name, locale) : row.name;
}

function descriptionOf(
  texts: ReportTexts,
  row: { competenceId: string; description: string | null },
  locale: Locale,
) {
  const text = texts.competences[row.competenceId];
  return text ? spoken(text.description, locale) : row.description;
}

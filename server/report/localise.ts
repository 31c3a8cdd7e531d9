import { spoken } from '#contract/call/fields.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import type { Locale } from '#i18n/t.ts';
import type { ReportTexts } from '#server/db/schema/report.ts';

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
  return {
    ...content,
    competenceMarkList: content.competenceMarkList.map((row) => ({
      ...named(row),
      description: descriptionOf(texts, row, locale),
    })),
    strengthList: content.strengthList.map(named),
    competenceMinMarkList: content.competenceMinMarkList.map(named),
    developmentZoneList: content.developmentZoneList.map(named),
    hiddenPossibilitiesList: content.hiddenPossibilitiesList.map(named),
    blindZoneList: content.blindZoneList.map(named),
    commonQuestionAnswerList: content.commonQuestionAnswerList.map((row) => {
      const text = texts.questions[row.questionId];
      return { ...row, questionText: text ? spoken(text, locale) : row.questionText };
    }),
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

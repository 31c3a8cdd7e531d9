import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { brandPictures } from '#core/company/contract/rules/brand-picture.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * What the log says of changed settings: the fields, and their values, as what a company decides about itself
 * is no secret.
 */
export function settingDetails(before: Settings, after: Settings): AuditDetails {
  const fieldList = changedFields('brand', before, after);
  const written = (fields: Settings, field: string) =>
    field === 'answerWords' ? wordsOf(fields[field]) : String(fields[field] ?? '');
  const settingList = fieldList
    .filter((field) => !(field in brandPictures))
    .map((field) => ({ field, before: written(before, field), after: written(after, field) }));
  return { fieldList, settingList };
}

/** The words of one language after those of the other; '' where they are the product's. */
const wordsOf = (words: unknown): string =>
  Object.entries((words ?? {}) as AnswerWords)
    .map(([locale, list = []]) => `${locale}: ${list.join(', ')}`)
    .join('; ');

import { randomUUID } from 'node:crypto';
import type { CompetenceForm } from '#core/competence/contract/competence.ts';
import type {
  CompetenceField,
  CompetenceOutcome,
} from '#core/competence/contract/competence-file.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { Locale } from '#platform/texts/t.ts';
import { keptSteps, nothingStepped, stepsOf } from './first-steps.ts';
import type { SavedCompetence } from './read-competences.ts';
import { questionsOf, withoutEmpty } from './rules.ts';

/** A competence as it will be, and what that changes. */
export interface PlannedCompetence extends SavedCompetence {
  outcome: CompetenceOutcome;
  changed: CompetenceField[];
}

/** Compares a form from a file with the competence of its name, if there is one. */
export function planCompetence(
  form: CompetenceForm,
  saved: SavedCompetence | undefined,
): PlannedCompetence {
  const takeId = idsByText(saved);
  const planned = {
    id: saved?.id ?? randomUUID(),
    isArchived: false,
    firstSteps: keptSteps(saved ?? nothingStepped, form),
    name: inLines(withoutEmpty(form.nameText)),
    description: inLines(withoutEmpty(form.descriptionText)),
    questionList: questionsOf(form).map(({ text }) => ({ id: takeId(text), text: inLines(text) })),
  };
  if (!saved) return { ...planned, outcome: 'created', changed: [] };
  const changed = changedFields(planned, saved);
  if (saved.isArchived) return { ...planned, changed, outcome: 'restored' };
  return { ...planned, changed, outcome: changed.length > 0 ? 'updated' : 'unchanged' };
}

/** A question whose Russian text stays is still the same one. */
function idsByText(saved: SavedCompetence | undefined): (text: Localized) => string {
  const left = groupBy([...(saved?.questionList ?? [])], ({ text }) => fold(text.ru));
  return ({ ru }) => left.get(fold(ru))?.shift()?.id ?? randomUUID();
}

function changedFields(planned: SavedCompetence, saved: SavedCompetence): CompetenceField[] {
  const pairs: [CompetenceField, string, string][] = [
    ['name', planned.name.ru, saved.name.ru],
    ['nameEn', planned.name.en ?? '', saved.name.en ?? ''],
    ['description', planned.description.ru, saved.description.ru],
    ['descriptionEn', planned.description.en ?? '', saved.description.en ?? ''],
    ['question', questionsIn(planned, 'ru'), questionsIn(saved, 'ru')],
    ['questionEn', questionsIn(planned, 'en'), questionsIn(saved, 'en')],
    ['step', stepsIn(planned, 'ru'), stepsIn(saved, 'ru')],
    ['stepEn', stepsIn(planned, 'en'), stepsIn(saved, 'en')],
  ];
  return pairs
    .filter(([, now, before]) => oneBreak(now) !== oneBreak(before))
    .map(([field]) => field);
}

const questionsIn = ({ questionList }: SavedCompetence, locale: Locale): string =>
  JSON.stringify(questionList.map(({ text }) => oneBreak(text[locale] ?? '')));

const stepsIn = (competence: SavedCompetence, locale: Locale): string =>
  JSON.stringify(stepsOf(competence).map((text) => text[locale] ?? ''));

/** Writes all line breaks alike, as programs break lines in different ways. */
const oneBreak = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
const inLines = ({ ru, en }: Localized): Localized =>
  withoutEmpty({ ru: oneBreak(ru), en: en && oneBreak(en) });

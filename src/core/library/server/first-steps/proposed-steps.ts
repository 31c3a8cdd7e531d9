import { libraryCompetences } from '#core/library/server/families.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { customersSteps } from './customers.ts';
import { leadershipSteps } from './leadership.ts';
import { peopleSteps } from './people.ts';
import { resultsSteps } from './results.ts';
import { selfSteps } from './self.ts';
import type { LibraryStep } from './step.ts';
import { thinkingSteps } from './thinking.ts';

/** The first steps proposed for each competence of the library, by its id (docs/product/first-steps.md). */
export const librarySteps: Record<string, LibraryStep[]> = {
  ...resultsSteps,
  ...thinkingSteps,
  ...peopleSteps,
  ...leadershipSteps,
  ...customersSteps,
  ...selfSteps,
};

const byNameIn = (locale: 'ru' | 'en') =>
  new Map(
    libraryCompetences.map(({ id, name }) => [
      fold(name[locale] ?? ''),
      (librarySteps[id] ?? []).map(({ ru, en }): Localized => ({ ru, en })),
    ]),
  );
const [inRussian, inEnglish] = [byNameIn('ru'), byNameIn('en')];

/** What the library has for a competence of this name in either language (decision 170). */
export const proposedSteps = ({ ru, en }: Localized): readonly Localized[] =>
  inRussian.get(fold(ru)) ?? inEnglish.get(fold(en ?? '')) ?? [];

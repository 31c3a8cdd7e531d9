import type { Stage } from '#app/demo/server/play.ts';
import { openDays } from '#core/follow-up/contract/rules/follow-up.ts';
import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import type { DemoLogin } from '#platform/contract/demo.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { findOpenReport, findToAskAgain, keepFollowUp } from './queries.ts';

/** Whose raters were asked again: somebody with a report that is old enough in both companies. */
const login: DemoLogin = 'manager';
const weeks = 6;
const sentences: Localized[] = [
  {
    ru: 'Пусть так же спрашивает нас до решения, а не после',
    en: 'Keep asking us before the decision, not after it',
  },
  { ru: 'Ещё короче на планёрках', en: 'Shorter still in the weekly meetings' },
];

/** Tells somebody whether others see a change, as if raters had been asked and had answered (rule 230). */
export async function makeFollowUp({ context, brandId, company }: Stage, today: string) {
  const employeeId = company.people.find((one) => one.login === login)?.id ?? '';
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const report = await findOpenReport(scope, employeeId);
    if (!report) return;
    const { questionaryId } = report;
    const { askedOn, questions } = await findToAskAgain(scope, questionaryId, { weeks, most: 2 });
    if (askedOn === '' || addDays(askedOn, openDays) > today) return;
    const behaviourList = questions.map((question, place) => ({
      ...question,
      word: place === 0 ? ('more' as const) : ('same' as const),
      managerList: place === 0 ? ['more' as const] : [],
    }));
    const said = sentences.map((text) => spoken(text, company.language)).sort();
    const told = { behaviourList, sentenceList: said, managerSentenceList: [] };
    await keepFollowUp(scope, {
      questionaryId,
      employeeId,
      weeks,
      askedOn,
      until: addDays(askedOn, openDays - 1),
      threshold: 3,
      result: { told },
    });
  });
}

import type { Mean } from '#addon/heatmap/server/figures-rules.ts';
import { shownMark, yearsBetween } from '#addon/heatmap/server/make-heatmap.ts';
import { findPeriods, listCompetenceNames, type Period } from '#addon/heatmap/server/queries.ts';
import { countedFor, dayOf, type Looker } from '#addon/heatmap/server/told-to.ts';
import type { Summary, SummaryMean } from '#addon/summary/contract/summary.ts';
import { clearlyApart } from '#core/report/contract/telling/report-behaviours.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { FoundWhole } from './find-whole.ts';
import { listQuestionTexts, listSaid } from './queries.ts';
import { type ToldQuestion, tellMeans, tellSummary } from './summary-rules.ts';
import { sumsOf } from './sums.ts';

interface Asked {
  year?: string | undefined;
  method?: Period['method'] | undefined;
}

type Reading = Looker & { locale: Locale };

/** How many earlier years stand beside the one that is asked for. */
const mostEarlier = 2;

/** A summary report of a day, the same for everybody who knows nobody's marks (rules 160 and 169). */
export async function makeSummary(
  scope: Scope,
  { locale, ...looker }: Reading,
  { whole, name, id, period: own }: FoundWhole,
  asked: Asked,
): Promise<Summary> {
  const periods = await findPeriods(scope);
  const { today } = dayOf(looker);
  const last = periods?.last.year ?? Number(today.slice(0, 4));
  const years = yearsBetween(periods?.first.year ?? last, last);
  const year = asked.year ? Number(asked.year) : (own?.year ?? last);
  const method = asked.method ?? own?.method ?? periods?.last.method ?? '360';
  const countedIn = (year: number) => countedFor(scope, looker, { year, method });
  const { counted, threshold } = await countedIn(year);
  const sums = await sumsOf(counted, () => listSaid(scope, { year, method }, today));
  const told = tellSummary(counted, sums, { whole, threshold });
  const earlierYears = years.filter((one) => one < year).slice(0, mostEarlier);
  const earlier: ReturnType<typeof tellMeans>[] = [];
  for (const one of earlierYears) earlier.push(tellMeans((await countedIn(one)).counted, whole));
  const names = await listCompetenceNames(
    scope,
    told.competences.map(({ competenceId }) => competenceId),
  );
  const nameOf = (competenceId: string) => {
    const found = names.get(competenceId);
    return found ? spoken(found, locale) : '';
  };
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const competenceList = told.competences
    .filter(({ peopleCount, waitingCount }) => peopleCount + waitingCount > 0)
    .map(({ competenceId, spread, self, ...row }) => ({
      ...row,
      competenceId,
      name: nameOf(competenceId),
      mark: shownMark(row.mark),
      self: shownMean(self),
      spread: spread && { ...spread, low: rounded(spread.low), high: rounded(spread.high) },
      earlierList: earlier.map(({ means }) => shownMean(means.get(competenceId))),
    }))
    .sort((one, other) => compare(one.name, other.name));
  const isSeen = whole.of === 'company' || whole.of === 'cycle';
  const { top, low } = isSeen ? seenOf(told.questions) : { top: [], low: [] };
  const texts = await listQuestionTexts(
    scope,
    [...top, ...low].map(({ questionId }) => questionId),
  );
  const seen = ({ questionId, competenceId, sum, peopleCount }: ToldQuestion) => {
    const text = texts.get(questionId);
    if (!text) return [];
    const mark = rounded(sum / peopleCount);
    return [
      { questionId, text: spoken(text, locale), name: nameOf(competenceId), mark, peopleCount },
    ];
  };
  return {
    of: whole.of,
    id,
    name,
    year,
    method,
    yearList: years,
    anonymityThreshold: threshold,
    isWithheld: told.isWithheld,
    peopleCount: told.peopleCount,
    askedCount: told.askedCount,
    answeredCount: told.answeredCount,
    mark: shownMark(told.mark),
    selfMark: shownMark(told.selfMark),
    competenceList,
    earlierYearList: earlierYears,
    earlierMarkList: told.isWithheld
      ? earlier.map(() => null)
      : earlier.map(({ mark }) => shownMark(mark)),
    topList: top.flatMap(seen),
    lowList: low.flatMap(seen),
  };
}

const rounded = (mark: number) => shownMark(mark) ?? mark;

const shownMean = ({ mark, peopleCount }: Mean = { mark: null, peopleCount: 0 }): SummaryMean => ({
  mark: shownMark(mark),
  peopleCount,
});

/** The highest and the lowest, as many of each as lie clearly apart. */
function seenOf(questions: readonly ToldQuestion[]) {
  const markOf = ({ sum, peopleCount }: ToldQuestion) => sum / peopleCount;
  const sorted = questions.toSorted((one, other) => markOf(other) - markOf(one));
  const turned = sorted.toReversed();
  const isApart = (at: number) => {
    const [high, low] = [sorted[at], turned[at]];
    return high !== undefined && low !== undefined && markOf(high) - markOf(low) >= clearlyApart;
  };
  const count = [0, 1, 2].filter(isApart).length;
  return { top: sorted.slice(0, count), low: turned.slice(0, count) };
}

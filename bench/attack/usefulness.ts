import { measureUsefulness, type Roster } from '#test/report/fixtures/usefulness.ts';
import type { Verdict } from '../set-up/with-server.ts';

/** Colleagues, then customers, then subordinates. */
const rosters: Record<string, Roster> = {
  '3+2': { colleague: 3, subordinate: 2 },
  '5+3': { colleague: 5, subordinate: 3 },
  '5+4+5': { colleague: 5, customer: 4, subordinate: 5 },
  '8+1+6': { colleague: 8, customer: 1, subordinate: 6 },
  '12+12': { colleague: 12, subordinate: 12 },
  '4': { colleague: 4 },
  '3': { colleague: 3 },
};
/** Chance of "no information" on a competence, and the share of rows that must have a mark then; of one role alone. */
const chances = [
  { noInformation: 0.03, least: 0.93, leastAlone: 0.9 },
  { noInformation: 0.1, least: 0.75, leastAlone: 0.7 },
];
const mostInNoNumber = 0.02;
const reports = 2000;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** How much an anonymous report shows of what 80 % of those asked have answered, T = 3. */
export function usefulnessBench(): Verdict {
  let pass = true;
  const lines = Object.entries(rosters).flatMap(([name, roster]) =>
    chances.map(({ noInformation, ...bound }) => {
      const least = Object.keys(roster).length > 1 ? bound.least : bound.leastAlone;
      const shown = measureUsefulness(roster, noInformation, { reports, seed: 1 });
      const { withMark, sameGroups, tooFew, inNoNumber, deviation } = shown;
      if (Math.round(100 * withMark) < 100 * least || sameGroups < 1 || inNoNumber > mostInNoNumber)
        pass = false;
      return [
        `${name}, ${percent(noInformation)} no information:`,
        `rows with a mark ${percent(withMark)} (at least ${percent(least)}),`,
        `same groups in every row ${percent(sameGroups)},`,
        `answers in no number ${percent(inNoNumber)} (fewer than three answered: ${percent(tooFew)}),`,
        Number.isNaN(deviation)
          ? 'no mark with a gap is shown'
          : `a mark with a gap is off by ${deviation.toFixed(2)}`,
      ].join(' ');
    }),
  );
  return { name: `What ${reports} reports for each roster show`, lines, pass };
}

import { killAnswering } from '#test/kills/answer-kills.ts';
import { killLaunching, killSharing, killTelling } from '#test/kills/cycle-kills.ts';
import { type Outcome, openKills } from '#test/kills/kills.ts';
import { type Verdict, withDatabase } from '../set-up/with-server.ts';

/** How often the product is ended in the middle of each. */
const [mailings, reports, stops, reminders, ends, pdfs, nights] = [20, 10, 5, 10, 10, 10, 10];
const [launches, openings, tellings, waves] = [20, 10, 10, 10];
/** All that is due has gone out so long after the next start, in ms. */
const longest = 60_000;

/** What is ended, how often, and how. */
type Round = [string, number, (n: number) => Promise<Outcome>];

/** Kills and stops in the middle of jobs: nothing waits for hours, and nothing is lost (rule 55). */
export function killsBench(): Promise<Verdict> {
  return withDatabase(async (url) => {
    const kills = await openKills(url);
    try {
      const rounds: Round[] = [
        [
          'kill -9 while 26 letters and a report to six go out',
          mailings,
          (n) => kills.mailing((n * 600) / mailings),
        ],
        ['kill -9 when 6 reports are due', reports, (n) => kills.reporting((n * 150) / reports)],
        [
          'kill -9 while 26 reminders go out',
          reminders,
          (n) => kills.reminding((n * 600) / reminders),
        ],
        [
          'kill -9 when the clock ends a questionary with 6 reports',
          ends,
          (n) => kills.reporting((n * 150) / ends, 6, true),
        ],
        [
          'kill -9 while the PDFs of 6 reports are made ahead',
          pdfs,
          (n) => kills.setting((n * 600) / pdfs),
        ],
        [
          'kill -9 while 20,000 old entries of the activity log are deleted',
          nights,
          (n) => kills.deleting((n * 400) / nights),
        ],
        [
          'kill -9 while a cycle of 39 people goes to work',
          launches,
          (n) => killLaunching(kills, (n * 1500) / launches),
        ],
        ...(['hr', 'clock'] as const).map(
          (by): Round => [
            `kill -9 while 30 reports are opened, by the ${by}`,
            openings,
            (n) => killSharing(kills, { after: (n * 150) / openings, by }),
          ],
        ),
        ...(['hr', 'clock'] as const).map(
          (by): Round => [
            `kill -9 while 30 people are told of their tasks, by the ${by}`,
            tellings,
            (n) => killTelling(kills, { after: (n * 600) / tellings, by }),
          ],
        ),
        [
          'kill -9 while 30 raters answer about one person',
          waves,
          (n) => killAnswering(kills, 1 + (n * 30) / waves),
        ],
        ['SIGTERM while the mail server hangs', stops, () => kills.hanging()],
      ];
      const lines: string[] = [];
      let pass = true;
      for (const [name, times, end] of rounds) {
        const outcomes: Outcome[] = [];
        for (let n = 0; n < times; n += 1) outcomes.push(await end(n));
        const slowest = Math.max(...outcomes.map(({ took }) => took));
        const sum = (key: 'twice' | 'cut') => outcomes.reduce((all, one) => all + one[key], 0);
        lines.push(
          `${name}, ${times} times: all out ${(slowest / 1000).toFixed(1)} s after the next start at the latest, ${sum('twice')} twice that were confirmed before, ${sum('cut')} twice that were confirmed in the last second`,
        );
        pass &&= slowest <= longest && sum('twice') === 0;
      }
      return { name: 'Ends in the middle of jobs', lines, pass };
    } finally {
      await kills.close();
    }
  });
}

import { makeBig } from '../load/directory.ts';
import { type Step, timeSteps } from '../set-up/steps.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';
import { fillReports, timeFirst, years } from './heatmap.ts';

/** In health checks: the slowest first look of a day, which counts all anew; p95 of later ones. */
const [firstMost, laterMost] = [300, 50];

/** The summary report of a company of so many people, all of them with a report in each year. */
export function summaryBench(people = 1000): Promise<Verdict> {
  return withFilled(
    async (context, url) => {
      const company = await makeBig(context, people);
      await fillReports(url, company);
      await context.unhurried.pool.query('vacuum analyze');
      return company.hrToken;
    },
    async (port, token) => {
      const first = await timeFirst({ port, token }, summary, firstMost);
      const later = await timeSteps({ port, token }, steps);
      return {
        name: `Summary report: ${people} people, 12 competencies`,
        lines: [first.line, ...later.lines],
        pass: first.pass && later.pass,
      };
    },
  );
}

const summary = '/api/report/summary?of=company&method=360';
const steps: Step[] = [
  { name: 'a later look', path: () => `${summary}&year=${years.at(-1)}`, most: laterMost },
];

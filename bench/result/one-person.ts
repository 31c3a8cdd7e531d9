import { createApp } from '#app/server/app.ts';
import { testingStartEmployee } from '#core/answering/contract/answering.ts';
import { median, quantile, type Verdict, withFilled } from '../set-up/with-server.ts';
import { makeCampaign, type Submission } from './result-campaign.ts';
import { runHttp } from './result-http.ts';

/** So many raters send their sheets at once. */
const raters = 200;
const [rounds, warmUp, alone] = [5, 150, 40];
const fewestPerSecond = 200;
/** Against as many sheets about 80 people. */
const lowestRatio = 1;
/** In ms. */
const longestWait = 300;

/**
 * 200 raters who send their sheets about one person at once, in turns with as many about 80 people; and how
 * long a rater of another company waits for the questions meanwhile.
 */
export function onePersonBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      const app = await createApp(context);
      const ofOne: Submission[][] = [];
      for (let round = 0; round <= rounds; round += 1)
        ofOne.push(await makeCampaign(app, context, { subjects: 1, raters }));
      const ofMany = await makeCampaign(app, context);
      const [other] = await makeCampaign(app, context, { subjects: 1, raters: 4 });
      await app.close();
      return { ofOne, ofMany, other: other! };
    },
    async (port, { ofOne, ofMany, other }) => {
      const open = () => timeOpening(port, other);
      await runHttp(port, 16, ofMany.splice(0, warmUp));
      await runHttp(port, raters, ofOne.pop()!);
      const idle: number[] = [];
      for (let n = 0; n < alone; n += 1) idle.push(await open());
      const results = { one: [] as Wave[], many: [] as Wave[] };
      for (const sheets of ofOne) {
        results.one.push(await runBeside(open, () => runHttp(port, raters, sheets)));
        const others = ofMany.splice(0, raters);
        results.many.push(await runBeside(open, () => runHttp(port, raters, others)));
      }
      return verdict(idle, results);
    },
  );
}

interface Wave {
  perSecond: number;
  took: number[];
  /** How long another company's rater waited, each time. */
  waits: number[];
}

async function runBeside(
  open: () => Promise<number>,
  run: () => ReturnType<typeof runHttp>,
): Promise<Wave> {
  let isOver = false;
  const wave = run().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) waits.push(await open());
  return { ...(await wave), waits };
}

/** The questions about one person, in ms. */
async function timeOpening(port: number, { token, names }: Submission): Promise<number> {
  const [, , employeeId = '', , questionaryId = ''] = names;
  const query = new URLSearchParams({
    'filterList[questionaryId]': questionaryId,
    'filterList[employeeId]': employeeId,
  });
  const started = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api${testingStartEmployee.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`the questions answered ${reply.status}`);
  await reply.text();
  return performance.now() - started;
}

function verdict(idle: number[], { one, many }: { one: Wave[]; many: Wave[] }): Verdict {
  const ratio = median(one.map(({ perSecond }, at) => perSecond / many[at]!.perSecond));
  const rate = (waves: Wave[]) => median(waves.map(({ perSecond }) => perSecond));
  const longest = (waves: Wave[], key: 'took' | 'waits') =>
    Math.max(...waves.flatMap((wave) => wave[key]));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const half = (waves: Wave[]) => median(waves.flatMap(({ waits }) => waits));
  idle.sort((a, b) => a - b);
  return {
    name: `${raters} raters of one person at once`,
    lines: [
      `${rate(one).toFixed(0)} sheets a second (at least ${fewestPerSecond}), the last after ${ms(longest(one, 'took'))}`,
      `${ratio.toFixed(2)} × as many as about 80 people (at least ${lowestRatio}; ${rate(many).toFixed(0)}, the last after ${ms(longest(many, 'took'))})`,
      `a rater of another company waits ${ms(longest(one, 'waits'))} at most (at most ${longestWait}), median ${ms(half(one))}; beside the 80 people ${ms(longest(many, 'waits'))}, median ${ms(half(many))}; alone ${ms(quantile(idle, 0.5))}`,
    ],
    pass:
      rate(one) >= fewestPerSecond && ratio >= lowestRatio && longest(one, 'waits') <= longestWait,
  };
}

import { createApp } from '#app/server/app.ts';
import { makeCompany } from '#test/factories.ts';
import { makeCampaign } from '../result/result-campaign.ts';
import { runHttp } from '../result/result-http.ts';
import { fillJournal } from '../set-up/lists.ts';
import { quantile, timePage, type Verdict, withFilled } from '../set-up/with-server.ts';

const connections = 256;
/** How many times as long as alone a page of the journal may take, by the median. */
const longest = 5;
const alone = 60;

/** A page of HR's journal while raters answer on 256 connections, and alone (decision 053). */
export function waveBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      const app = await createApp(context);
      const sheets = await makeCampaign(app, context);
      const company = await makeCompany(context.database, context.now(), { howMany: 40 });
      await fillJournal(context, company);
      await app.close();
      return { sheets, token: company.hrToken };
    },
    async (port, { sheets, token }) => {
      const page = () => timePage(port, token, 'inwork');
      await runHttp(port, 16, sheets.splice(0, 150));
      const idle: number[] = [];
      for (let n = 0; n < alone; n += 1) idle.push(await page());
      const busy: number[] = [];
      let isOver = false;
      const wave = runHttp(port, connections, sheets).finally(() => {
        isOver = true;
      });
      while (!isOver) busy.push(await page());
      const { took, perSecond } = await wave;
      return verdict(idle, busy, { took, perSecond });
    },
  );
}

function verdict(
  idle: number[],
  busy: number[],
  { took, perSecond }: { took: number[]; perSecond: number },
): Verdict {
  for (const times of [idle, busy, took]) times.sort((a, b) => a - b);
  const [base, beside] = [quantile(idle, 0.5), quantile(busy, 0.5)];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return {
    name: `A page of the journal while ${connections} connections answer`,
    lines: [
      `median ${(beside / base).toFixed(1)} × alone (at most ${longest}; ${ms(beside)} of ${ms(base)}, p95 ${ms(quantile(busy, 0.95))} of ${ms(quantile(idle, 0.95))}, ${busy.length} pages)`,
      `meanwhile ${perSecond.toFixed(0)} sheets a second, p95 ${ms(quantile(took, 0.95))}`,
    ],
    pass: beside <= longest * base,
  };
}

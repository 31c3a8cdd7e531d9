import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '#core/report/contract/report-archive.ts';
import { insertReport } from '#core/report/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { type Company, inBrand, makeCompany, makePeople } from '#test/factories.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { quantile, timeInTurns, type Verdict, withFilled } from '../set-up/with-server.ts';

const reports = 200;
/** PDFs a second where none is kept, and where all were made ahead. */
const fewest = 15;
const fewestKept = 30;
/** How many times as long as on an idle server a list may take meanwhile, at the median. */
const mostOfIdle = 2;
const idleCalls = 300;

/**
 * 200 reports of six pages as one ZIP, the lists that others ask for meanwhile, and one single PDF. Then
 * the same ZIP once more, when each PDF is kept.
 */
export function archiveBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      const company = await makeCompany(context.database, context.now(), { howMany: 1 });
      const archived = await makeReports(context, company, reports);
      const single = await makeReports(context, company, 1);
      await context.database.pool.query('vacuum analyze');
      return { token: company.hrToken, archived, single, own: await ownCost(context) };
    },
    (port, { token, ...given }) => measure(port, token, given),
    ['jobs'],
  );
}

/** How long a worker takes for one such report, warm, in ms. */
async function ownCost({ pdf }: Context): Promise<number> {
  const paperFor = {
    name: 'Север',
    logo: null,
    timeZone: 'Europe/Moscow',
    voice: 'other',
    previous: null,
  } as const;
  const [took] = await timeInTurns(
    20,
    [(n) => pdf.render('north', { content: sampleReport({ number: n }), locale: 'ru', paperFor })],
    { warmUps: 3 },
  );
  return quantile(took, 0.5);
}

interface Made {
  questionaryId: string;
  employeeId: string;
}

/** One questionary with so many final reports. Returns the first. */
async function makeReports(
  { database, now }: Context,
  company: Company,
  howMany: number,
): Promise<Made> {
  const { brandId } = company;
  const { rows } = await database.pool.query<{ id: string; number: number }>(
    `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end, is_anonymous, anonymity_threshold)
     values ($1, gen_random_uuid(), $2, 'done', '360', 'surname', '2026-10-05', '2026-10-23', true, 3) returning id, number`,
    [brandId, howMany],
  );
  const { id: questionaryId = '', number = 0 } = rows[0] ?? {};
  const people = await inBrand(database, brandId, (scope) => makePeople(scope, howMany, company));
  await inBrand(database, brandId, async (scope) => {
    for (const [at, employeeId] of people.entries()) {
      const subject = `Щербакова-Лебедева Алёна ${at}`;
      const createdAt = now().toISOString();
      const content = sampleReport({ questionaryId, employeeId, number, subject, createdAt });
      const texts = { competences: {}, questions: {} };
      await insertReport(scope, content, { texts, raters: [] });
    }
  });
  return { questionaryId, employeeId: people[0] ?? '' };
}

interface Given {
  archived: Made;
  single: Made;
  own: number;
}

async function measure(port: number, token: string, { archived, single, own }: Given) {
  const ask = async (path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply;
  };
  const timed = async (path: string) => {
    const began = performance.now();
    await (await ask(path)).arrayBuffer();
    return performance.now() - began;
  };
  const list = () => timed('/report/list?limit=20');
  const pdf = () => timed(`/report/export?${new URLSearchParams({ ...single })}`);
  const idle: number[] = [];
  for (let n = 0; n < idleCalls; n += 1) {
    idle.push(await list());
    await wait(5);
  }

  const made = () => ask('/report/archive', { questionaryIdList: [archived.questionaryId] });
  const began = performance.now();
  const { data } = await (await made()).json();
  const meanwhile: number[] = [];
  let alone: Promise<number> | undefined;
  for (let job: Job = data; job.state === 'running'; ) {
    meanwhile.push(await list());
    if (job.doneCount > reports / 4) alone ??= pdf();
    if (meanwhile.length % 20 === 0) job = (await (await ask(`/job/${data.id}`)).json()).data;
    await wait(5);
  }
  const seconds = (performance.now() - began) / 1000;

  const again = performance.now();
  const kept: { data: Job & { id: string } } = await (await made()).json();
  for (let job: Job = kept.data; job.state === 'running'; ) {
    await wait(20);
    job = (await (await ask(`/job/${kept.data.id}`)).json()).data;
  }
  const keptSeconds = (performance.now() - again) / 1000;
  const download = performance.now();
  const bytes = (await (await ask(`/report/archive/${kept.data.id}`)).arrayBuffer()).byteLength;
  const downloaded = (performance.now() - download) / 1000;
  const took = { seconds, keptSeconds, downloaded, single: (await alone) ?? 0 };
  return verdict({ idle, meanwhile, ...took, bytes, own });
}

interface Figures {
  idle: number[];
  meanwhile: number[];
  seconds: number;
  keptSeconds: number;
  downloaded: number;
  bytes: number;
  /** One PDF of the same company while the archive is made, in ms. */
  single: number;
  own: number;
}

function verdict(figures: Figures): Verdict {
  const { idle, meanwhile, seconds, keptSeconds, downloaded, bytes, single, own } = figures;
  const sorted = (took: number[]) => took.toSorted((a, b) => a - b);
  const [before, during] = [sorted(idle), sorted(meanwhile)];
  const [base, busy] = [quantile(before, 0.5), quantile(during, 0.5)];
  const rate = reports / seconds;
  const keptRate = reports / keptSeconds;
  const ratio = busy / base;
  const ms = (value: number) => value.toFixed(1);
  return {
    name: `${reports} reports as one ZIP`,
    lines: [
      `made in ${seconds.toFixed(1)} s: ${rate.toFixed(1)} a second (at least ${fewest})`,
      `made again from kept PDFs in ${keptSeconds.toFixed(1)} s: ${keptRate.toFixed(1)} a second (at least ${fewestKept})`,
      `each in ${(1000 / rate / own).toFixed(2)} × what setting one by itself takes (${own.toFixed(0)} ms)`,
      `lists meanwhile: ${ratio.toFixed(2)} × idle at the median (at most ${mostOfIdle}; ${ms(busy)} of ${ms(base)} ms, p95 ${ms(quantile(during, 0.95))} of ${ms(quantile(before, 0.95))})`,
      `one single PDF of the same company meanwhile: ${single.toFixed(0)} ms, as long as ${(single / ((seconds * 1000) / reports)).toFixed(1)} in the archive`,
      `downloaded in ${downloaded.toFixed(1)} s: ${(bytes / 1024 / 1024).toFixed(1)} MB`,
    ],
    pass: rate >= fewest && keptRate >= fewestKept && ratio <= mostOfIdle,
  };
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import {
  sendResult,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { type Database, openPool } from '#platform/server/db/pool.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { type BuiltProduct, freePort, makeDataDir, runProduct } from '#test/start/built-product.ts';
import { callAt, goesToWork, tokenInRaw } from '#test/start/in-work.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** Ends the built product in the middle of its jobs, and looks what becomes of them (rule 55). */

interface Confirmed {
  /** Message-ID. */
  id: string;
  to: string;
  raw: Buffer;
  at: number;
}

/** A mail server that takes so many ms for a letter, or hangs. */
export async function startSlowMail(patience = 60) {
  const mail = { url: '', isHanging: false, waiting: 0, confirmed: [] as Confirmed[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, answer) => {
      const raw = await read(stream).catch(() => null);
      if (!raw) return;
      mail.waiting += 1;
      if (mail.isHanging) return;
      await wait(patience);
      const id = /^message-id: (.*)$/im.exec(raw.toString())?.[1] ?? '';
      const to = envelope.rcptTo[0]?.address ?? '';
      answer();
      mail.confirmed.push({ id, to, raw, at: performance.now() });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mail.url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return Object.assign(mail, { close });
}

async function read(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What became of one end in the middle. */
export interface Outcome {
  /** From when the next start was ready until all that was due had gone out, in ms. */
  took: number;
  /**
   * Letters that came twice although the first was confirmed a second before the end or more, and
   * second letters to the same person.
   */
  twice: number;
  /** Letters that came twice because the end came between their confirmation and its noting. */
  cut: number;
}

export type Kills = Awaited<ReturnType<typeof openKills>>;

/** The product on that database, ready to be ended again and again. */
export async function openKills(databaseUrl: string) {
  const mail = await startSlowMail();
  const database: Database = { pool: openPool(databaseUrl, () => {}) };
  const port = await freePort();
  const dataDir = await makeDataDir('kills');
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, DATA_DIR: dataDir };
  let product: BuiltProduct;
  const start = async () => {
    product = runProduct({ ...settings, PORT: `${port}`, DEMO: 'off' });
    await product.says(/Ready: /);
  };
  await start();
  const running = { call: callAt(port), database };
  const house = { call: running.call, context: { database } } as unknown as TestApp;

  /** Sends a report to six addresses, and returns them. */
  async function sendsReport(company: Company): Promise<string[]> {
    const [employeeId = ''] = company.people;
    const { questionaryId } = await keepReport(house, company, { employeeId });
    const emailList = [1, 2, 3, 4, 5, 6].map((n) => `reader${n}@${questionaryId}.example.com`);
    await database.pool.query(`update brand set share = 'anywhere' where id = $1`, [
      company.brandId,
    ]);
    const body = { questionaryId, employeeId, text: '<p>Текст</p>', emailList };
    await house.call(sendReport, { token: company.hrToken, body });
    return emailList;
  }
  /** Ends the product, starts it again, and waits until `isOut`. */
  async function endAndStart(signal: 'SIGKILL' | 'SIGTERM', isOut: () => Promise<boolean>) {
    await product.end(signal);
    const ended = performance.now();
    mail.isHanging = false;
    await start();
    const ready = performance.now();
    while (!(await isOut())) await wait(20);
    return { took: performance.now() - ready, ...repeated(mail.confirmed, ended) };
  }
  /** A questionary about so many people, with one answer about each. */
  async function isAnswered(subjects: number) {
    mail.confirmed.length = 0;
    const { id, company, emails, setStatus } = await goesToWork(running, subjects + 1, subjects);
    const isInvited = areOut(emails);
    while (!(await isInvited())) await wait(20);
    const invitation = mail.confirmed.find(({ to }) => to === emails[subjects]);
    const token = await tokenInRaw(invitation?.raw);
    await house.call(testingStart, { query: { token } });
    for (const employeeId of company.people.slice(0, subjects)) {
      const query = { 'filterList[questionaryId]': id, 'filterList[employeeId]': employeeId };
      const { body } = await house.call(testingStartEmployee, { token, query });
      await house.call(sendResult, { token, body: answersFor(body.data) });
    }
    return { id, company, setStatus };
  }
  const areOut = (emails: string[]) => async () => {
    const reached = new Set(mail.confirmed.map(({ to }) => to));
    return emails.every((email) => reached.has(email));
  };
  return {
    /** What other things that are ended in the middle are made of. */
    house,
    running,
    mail,
    endAndStart,
    areOut,
    /** kill -9 so many ms after a questionary for so many people has gone to work and a report to six. */
    async mailing(after: number, howMany = 26): Promise<Outcome> {
      mail.confirmed.length = 0;
      const { company, emails } = await goesToWork(running, howMany);
      const readers = await sendsReport(company);
      await wait(after);
      return endAndStart('SIGKILL', areOut([...emails, ...readers]));
    },
    /** SIGTERM while the mail server answers nobody. */
    async hanging(howMany = 8): Promise<Outcome> {
      Object.assign(mail, { isHanging: true, waiting: 0 });
      mail.confirmed.length = 0;
      const { emails } = await goesToWork(running, howMany);
      while (mail.waiting === 0) await wait(20);
      return endAndStart('SIGTERM', areOut(emails));
    },
    /** kill -9 so many ms after so many people are to be reminded by the clock. */
    async reminding(after: number, howMany = 26): Promise<Outcome> {
      mail.confirmed.length = 0;
      const { id, emails } = await goesToWork(running, howMany, 1, 3);
      const isInvited = areOut(emails);
      while (!(await isInvited())) await wait(20);
      await database.pool.query(
        `update questionary_participant set invited_at = invited_at - interval '1 day'
         where questionary_id = $1`,
        [id],
      );
      mail.confirmed.length = 0;
      await strike(database, 'remind-due');
      await wait(after);
      return endAndStart('SIGKILL', areOut(emails));
    },
    /**
     * kill -9 so many ms after a questionary about so many people has ended with answers, by hand or by
     * the clock, or as soon as the sheets are gone whose keys are still there. It is over when all reports
     * are made, and neither a sheet nor its key is left.
     */
    async reporting(
      after: number | 'without rows',
      subjects = 6,
      byClock = false,
    ): Promise<Outcome> {
      const { id, company, setStatus } = await isAnswered(subjects);
      if (byClock) {
        await database.pool.query('update questionary set date_end = date_start where id = $1', [
          id,
        ]);
        await strike(database, 'end-questionaries');
      } else await setStatus('archived');
      if (after === 'without rows')
        while (!(await countKept(database, id)).withoutRows) await wait(1);
      else await wait(after);
      const keys = join(dataDir, 'keys', company.brandId);
      return endAndStart('SIGKILL', async () => {
        const { reports, sheets, keyRows } = await countKept(database, id);
        const files = await readdir(keys).catch(() => []);
        return reports === subjects && sheets + keyRows + files.length === 0;
      });
    },
    /**
     * kill -9 so many ms after the reports are made whose PDFs are made ahead. It is over when there is one of
     * each, and nothing is left to do.
     */
    async setting(after: number, subjects = 6): Promise<Outcome> {
      const { id, setStatus } = await isAnswered(subjects);
      await setStatus('archived');
      while ((await countKept(database, id)).reports < subjects) await wait(5);
      await wait(after);
      return endAndStart('SIGKILL', async () => {
        const { pdfs, toSet } = await countKept(database, id);
        return pdfs === subjects && toSet === 0;
      });
    },
    /**
     * kill -9 so many ms after the night has begun to delete so many old entries of the activity log. It is
     * over when they are gone. Throws where a younger one went with them.
     */
    async deleting(after: number, howMany = 20_000): Promise<Outcome> {
      mail.confirmed.length = 0;
      const { brandId } = await makeCompany(database, new Date(), { howMany: 1 });
      const fill = (from: string, count: number) =>
        database.pool.query(
          `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
           select $1, ${from} + make_interval(secs => n), '', '', 'update', 'brand', '', '{}'
           from generate_series(1, $2) n`,
          [brandId, count],
        );
      await fill(`'2020-01-01'::timestamptz`, howMany);
      await fill(`now() - interval '8 days'`, 1_000);
      const left = async () => {
        const { rows } = await database.pool.query<Record<'old' | 'young', number>>(
          `select count(*) filter (where at < '2021-01-01') as old,
             count(*) filter (where at > '2021-01-01') as young from audit where brand_id = $1`,
          [brandId],
        );
        return rows[0]!;
      };
      const { young } = await left();
      await strike(database, 'delete-old');
      await wait(after);
      const outcome = await endAndStart('SIGKILL', async () => (await left()).old === 0);
      if ((await left()).young !== young) throw new Error('a young entry was deleted');
      return outcome;
    },
    async close() {
      await product.end();
      await mail.close();
      await database.pool.end();
    },
  };
}

/** What the clock does at its times. */
export async function strike({ pool }: Database, job: JobName): Promise<void> {
  await pool.query(`select add_job($1, '{}', null, null, 12, 0, null)`, [job]);
}

function repeated(confirmed: Confirmed[], ended: number): Pick<Outcome, 'twice' | 'cut'> {
  const first = new Map<string, number>();
  let [twice, cut] = [0, 0];
  for (const { id, at } of confirmed) {
    const before = first.get(id);
    if (before === undefined) first.set(id, at);
    else if (ended - before >= 1_000) twice += 1;
    else cut += 1;
  }
  const people = new Set(confirmed.map(({ to }) => to));
  return { twice: twice + first.size - people.size, cut };
}

/** What there is of a questionary. `withoutRows`: keys whose sheets are gone; `toSet`: its jobs. */
async function countKept(database: Database, questionaryId: string) {
  const { rows } = await database.pool.query<
    Record<'reports' | 'sheets' | 'keyRows' | 'withoutRows' | 'pdfs', number>
  >(
    `select (select count(*) from report where questionary_id = $1) as reports,
       (select count(*) from sheet where questionary_id = $1) as sheets,
       (select count(*) from report_pdf where questionary_id = $1) as pdfs,
       count(*) as "keyRows", count(*) filter (where is_over) as "withoutRows"
     from sheet_key where questionary_id = $1`,
    [questionaryId],
  );
  const jobs = await queuedJobs(database);
  const toSet = jobs.filter(({ payload }) => payload.questionaryId === questionaryId).length;
  return { ...rows[0]!, toSet };
}

import { setTimeout as wait } from 'node:timers/promises';
import {
  sendResult,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { startSlowMail } from '#test/kills/kills.ts';
import { answersFor } from '#test/report/answers.ts';
import { goesToWork, Refused, type Running, tokenInRaw } from './in-work.ts';

export interface Crowd {
  questionaryId: string;
  /** The moments at which an answer was confirmed, by `performance.now()`. */
  confirmed: number[];
  /** Resolves when somebody has confirmed one more. */
  nextAnswer: () => Promise<void>;
  /** Lets everybody finish the sheet at hand. */
  stop: () => Promise<void>;
  /** HR archives the assessment that they answer. */
  archive: () => Promise<unknown>;
  /** What the database holds in the end: sheets, and the raters' work that counts as done. */
  kept: () => Promise<{ sheets: number; done: number }>;
}

/**
 * So many people answer about so many by their links, each at any of these addresses. What nobody confirms
 * they send again, as a device does; any other refusal is an error. `pace`: how long a person takes for a
 * sheet, in ms.
 */
export async function startCrowd(
  at: readonly [Running, ...Running[]],
  mail: Awaited<ReturnType<typeof startSlowMail>>,
  { raters = 6, subjects = 100, pace = 50 } = {},
): Promise<Crowd> {
  const { id, company, emails, setStatus } = await goesToWork(at[0], raters + subjects, subjects);
  const letterTo = (email: string | undefined) => mail.confirmed.find(({ to }) => to === email);
  const invited = emails.slice(subjects);
  while (!invited.every(letterTo)) await wait(20);
  const confirmed: number[] = [];
  let isOver = false;
  let expecting = 0;

  /** Tries another address each time, until somebody answers. */
  async function insist<R>(first: number, work: (one: Running) => Promise<R>): Promise<R> {
    for (let turn = first; ; turn += 1) {
      try {
        return await work(at[turn % at.length] as Running);
      } catch (error) {
        if (error instanceof Refused && error.status < 500) throw error;
        await wait(pace);
      }
    }
  }
  async function answer(email: string, place: number): Promise<void> {
    const token = await tokenInRaw(letterTo(email)?.raw);
    await insist(place, ({ call }) => call(testingStart, { query: { token } }));
    for (const [sheets, employeeId] of company.people.slice(0, subjects).entries()) {
      // The second half is kept for who expects an answer: on a slow machine a test takes long.
      while (sheets > subjects / 2 && expecting === 0 && !isOver) await wait(pace);
      if (isOver) return;
      const query = { 'filterList[questionaryId]': id, 'filterList[employeeId]': employeeId };
      const { body } = await insist(place, ({ call }) =>
        call(testingStartEmployee, { token, query }),
      );
      const sheet = answersFor(body.data);
      await insist(place, ({ call }) => call(sendResult, { token, body: sheet }));
      confirmed.push(performance.now());
      await wait(pace);
    }
  }
  const everybody = Promise.all(invited.map(answer));
  return {
    questionaryId: id,
    confirmed,
    archive: () => setStatus('archived'),
    nextAnswer: async () => {
      const before = confirmed.length;
      expecting += 1;
      await Promise.race([everybody, untilMore(confirmed, before)]);
      expecting -= 1;
      if (confirmed.length === before) throw new Error('Everybody has finished.');
    },
    stop: async () => {
      isOver = true;
      await everybody;
    },
    kept: () => countKept(at[0].database, id),
  };
}

async function untilMore(list: readonly unknown[], than: number): Promise<void> {
  while (list.length === than) await wait(5);
}

async function countKept({ pool }: Database, questionaryId: string) {
  const { rows } = await pool.query<{ sheets: number; done: number }>(
    `select (select count(*) from sheet where questionary_id = $1) as sheets,
       (select count(*) from assignment where questionary_id = $1 and status = 'done') as done`,
    [questionaryId],
  );
  return rows[0]!;
}

import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  type AnswerPayload,
  sendResult,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { getReport } from '#core/report/contract/report.ts';
import { inBrand, makeSubdivision } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { someOf } from '#test/how-long.ts';
import { answersFor } from '#test/report/answers.ts';
import { startApp, type TestApp, testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { receiveBrand } from './receive.ts';
import { sendBrand } from './send.ts';
import { openWire, sayFailure, type Wire } from './wire.ts';

/**
 * Two installations with a database and a keyring each. A company is moved between them while its people
 * answer (rule 95).
 */
const asking = startAsking();
const { house, query, tokenOf, box } = asking;
const far = startApp(box.env);

beforeEach(() => far.setNow(testNow));

const placeOf = ({ context: { config }, url }: TestApp) => ({ config, url });
const slugOf = async () =>
  (
    await query<{ slug: string }>('select slug from brand where id = $1', [asking.company.brandId])
  )[0]?.slug ?? '';
const keysAt = ({ context }: TestApp) => context.keyring.list(asking.company.brandId);
const farQuery = async <R extends object>(text: string, values: unknown[] = []) =>
  (await far.context.database.pool.query<R>(text, values)).rows;

/** What a test does to one side's end of the connection. */
type Change = (wire: Wire, breakOff: () => void) => Wire;
const asItIs: Change = (wire) => wire;

interface Way {
  from?: TestApp;
  to?: TestApp;
  slug?: string;
  atSender?: Change;
  atReceiver?: Change;
}

/** Moves the company. Returns what each side says: nothing, or its error. */
async function move({ from = house, to = far, slug, ...change }: Way = {}) {
  const [there, back] = [new PassThrough(), new PassThrough()];
  const breakOff = () => {
    there.destroy();
    back.destroy();
  };
  const run = async <R>(
    wire: Wire,
    end: PassThrough,
    work: (wire: Wire) => Promise<R>,
  ): Promise<string | undefined> => {
    try {
      await work(wire);
      return undefined;
    } catch (error) {
      await sayFailure(wire, error as Error);
      return (error as Error).message;
    } finally {
      end.end();
    }
  };
  const { atSender = asItIs, atReceiver = asItIs } = change;
  const wanted = slug ?? (await slugOf());
  const [sent, received] = await Promise.all([
    run(atSender(openWire(back, there), breakOff), there, (wire) =>
      sendBrand(placeOf(from), wire, wanted),
    ),
    run(atReceiver(openWire(there, back), breakOff), back, (wire) =>
      receiveBrand(placeOf(to), wire, wanted),
    ),
  ]);
  return { sent, received };
}

const moves = async (way?: Way) =>
  expect(await move(way)).toEqual({ sent: undefined, received: undefined });

/** Does something before the sender's message of that kind. */
const before =
  (kind: string, work: () => Promise<unknown>): Change =>
  (wire) => ({
    ...wire,
    say: async (message) => {
      if (kind in message) await work();
      await wire.say(message);
    },
  });

/** What this person would send, as a device keeps it. */
async function fill(token: string, app: TestApp = house): Promise<AnswerPayload> {
  const { body } = await app.call(testingStart, { query: { token } });
  const { questionaryId = '', employeeId = '' } =
    body.data.assignmentList.find(({ status }) => status !== 'done') ?? {};
  const asked = await app.call(testingStartEmployee, {
    token,
    query: { 'filterList[questionaryId]': questionaryId, 'filterList[employeeId]': employeeId },
  });
  return answersFor(asked.body.data);
}
const send = (token: string, body: AnswerPayload, app: TestApp = house) =>
  app.call(sendResult, { token, body });

const people = () => asking.company.people;
const opensAt = async (app: TestApp) =>
  (await app.call(getQuestionaryList, { token: asking.company.hrToken })).status;
const linkAt = async (token: string, app: TestApp) =>
  (await app.call(testingStart, { query: { token } })).status;

test('a company moves while people answer: nothing is lost, and its report is made there', async () => {
  const { brandId, hrToken } = asking.company;
  const tokens = await Promise.all([1, 2, 3, 4].map((at) => tokenOf(people()[at])));
  const [supervisor = '', early = '', late = '', last = ''] = tokens;
  expect((await send(supervisor, await fill(supervisor))).status).toBe(200);
  const [beforeIt, during, after] = [await fill(early), await fill(late), await fill(last)];
  const made = await keysAt(house);
  expect(made).not.toEqual([]);

  // Somebody sends while the gate closes, and everybody goes on trying.
  const racing = send(early, beforeIt);
  const refused: Awaited<ReturnType<typeof send>>[] = [];
  await moves({
    atSender: before('open', async () => {
      refused.push(await send(late, during));
    }),
  });
  const raced = await racing;
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '60'],
  ]);
  expect(refused[0]?.body.message).toMatch(/moved to another server|переехала на другой сервер/);

  // Until its address leads there, the former place keeps nobody's answers and drops none.
  expect((await send(last, after)).status).toBe(503);
  expect([await linkAt(last, house), await opensAt(house)]).toEqual([503, 503]);
  // Then the devices send them by themselves, each the same sheet, as often as they like.
  if (raced.status !== 200) expect(raced.status).toBe(503);
  for (const [token, body] of [
    [early, beforeIt],
    [late, during],
    [last, after],
    [late, during],
  ] as const) {
    expect((await send(token, body, far)).status).toBe(200);
  }
  const sheets = await farQuery<{ id: string }>('select id from sheet where brand_id = $1', [
    brandId,
  ]);
  expect(sheets.map(({ id }) => id)).toEqual(
    expect.arrayContaining([beforeIt.sheetId, during.sheetId, after.sheetId]),
  );
  expect(sheets).toHaveLength(4);
  expect([await keysAt(house), (await keysAt(far)).sort()]).toEqual([[], made.sort()]);

  // Nobody stays signed in; HR's session is put there as if they had signed in anew.
  await carrySession();
  const { id } = asking.questionary;
  const archived = await far.call(updateQuestionaryStatus, {
    token: hrToken,
    body: { id, status: 'archived' },
  });
  expect(archived.status).toBe(200);
  await runDueJobs(far.context, tasks);
  const params = { questionaryId: id, employeeId: people()[0] ?? '' };
  const report = await far.call(getReport, { token: hrToken, params });
  expect(report.status).toBe(200);
  expect(report.body.data.passedParticipantCount).toBe(4);
});

/** Its session, which stays behind, is put where the company is. */
async function carrySession() {
  const rows = await query<{ row: object }>(
    'select to_jsonb(s) as row from session s where session_brand_id = $1',
    [asking.company.brandId],
  );
  for (const { row } of rows) {
    await farQuery('insert into session select * from jsonb_populate_record(null::session, $1)', [
      row,
    ]);
  }
}

describe('while it is read only', () => {
  test('all can be read and nothing changed, letters wait, and other companies work on', async () => {
    const token = await tokenOf(people()[2]);
    const body = await fill(token);
    const { hrToken, brandId } = asking.company;
    const other = await query<{ id: string }>('select id from brand where id <> $1 limit 1', [
      brandId,
    ]);
    const { id } = asking.questionary;
    await query(
      `update questionary_participant set invited_at = null, letter_id = null, due_at = $2
       where brand_id = $1`,
      [brandId, testNow],
    );
    await inBrand(house.context.database, brandId, ({ tx }) =>
      tx.execute(`select public.add_job('invite-participants',
        '{"brandId": "${brandId}"}'::json, '${testNow}', null, 12, 0, null)`),
    );
    box.mails.length = 0;
    const seen: unknown[] = [];
    await moves({
      atSender: before('manifest', async () => {
        const change = await house.call(updateQuestionaryStatus, {
          token: hrToken,
          body: { id, status: 'archived' },
        });
        const answer = await send(token, body);
        await house.call(employeeCalls.list, { token: hrToken });
        await runDueJobs(house.context, tasks);
        await inBrand(house.context.database, other[0]?.id ?? '', (scope) =>
          makeSubdivision(scope),
        );
        seen.push(
          await opensAt(house),
          await linkAt(token, house),
          [change.status, change.headers['retry-after']],
          [answer.status, answer.headers['retry-after']],
          answer.body.message,
          box.mails.length,
        );
      }),
    });
    const sentence = expect.stringMatching(/only look at it|можно только смотреть/);
    expect(seen).toEqual([200, 200, [503, '15'], [503, '15'], sentence, 0]);
    // There they go out once.
    await runDueJobs(house.context, tasks);
    expect(box.mails).toEqual([]);
    await runDueJobs(far.context, tasks);
    const addresses = box.mails.map((mail) => mail.to?.[0]?.address);
    expect(addresses.length).toBeGreaterThan(3);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('it begins once those who write have ended, and nobody waits for that', async () => {
    const { brandId } = asking.company;
    let finish = () => {};
    const writing = inBrand(house.context.database, brandId, async (scope) => {
      await makeSubdivision(scope, 'В последний момент');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await expect.poll(() => finish.name).not.toBe('finish');
    const moving = move();
    const waits = () => query(`select from pg_locks where locktype = 'advisory' and not granted`);
    await expect.poll(waits).toHaveLength(1);
    // Nobody else begins to write meanwhile, and nobody waits.
    expect((await send(await tokenOf(people()[2]), {} as AnswerPayload)).status).toBe(400);
    expect(await opensAt(house)).toBe(200);
    finish();
    await writing;
    expect(await moving).toEqual({ sent: undefined, received: undefined });
    const there = await farQuery('select from subdivision where brand_id = $1 and name = $2', [
      brandId,
      'В последний момент',
    ]);
    expect(there).toHaveLength(1);
  });
});

test('the way back brings what was answered there meanwhile', async () => {
  const token = await tokenOf(people()[2]);
  await moves();
  const made = await keysAt(far);
  expect((await send(token, await fill(token, far), far)).status).toBe(200);
  await moves({ from: far, to: house });
  const other = await tokenOf(people()[3]);
  expect([await linkAt(other, far), await linkAt(other, house)]).toEqual([503, 200]);
  expect(await asking.sheets()).toHaveLength(1);
  expect([await keysAt(far), await keysAt(house)]).toEqual([[], made]);
  await moves();
  expect(await linkAt(other, far)).toBe(200);
});

describe('whatever goes wrong', () => {
  /** Whether it opens here, and there. */
  const places = async (token: string) =>
    [await linkAt(token, house), await linkAt(token, far)].map((status) => status === 200);

  test('a second move of it at the same time is refused, and the first goes on', async () => {
    const seen: unknown[] = [];
    await moves({
      atSender: before('manifest', async () => {
        seen.push((await move()).sent);
      }),
    });
    expect(seen).toEqual([expect.stringContaining('is being moved already')]);
    expect(await places(await tokenOf(people()[1]))).toEqual([false, true]);
  });

  test('a row that is not the same there leaves it open here, and nothing there', async () => {
    await farQuery(`create function spoil() returns trigger language plpgsql as $$
      begin new.last_name := 'Другой'; return new; end $$;
      create trigger spoil before insert on employee for each row execute function spoil()`);
    const { sent } = await move();
    await farQuery('drop trigger spoil on employee; drop function spoil()');
    expect(sent).toMatch(/differs from what is here: employee\. .+ is open where it was/);
    expect(await places(await tokenOf(people()[1]))).toEqual([true, false]);
    const there = await farQuery('select from brand where id = $1', [asking.company.brandId]);
    expect(there).toEqual([]);
    expect(await keysAt(far)).toEqual([]);
    expect(await keysAt(house)).not.toEqual([]);
    await moves();
  });

  test('broken off at any word of either side, it is never open in both, and ends when repeated', async () => {
    const token = await tokenOf(people()[1]);
    const slug = await slugOf();
    let words = 0;
    /** Breaks the connection off before that word, or with a half more, after it. */
    const breakAt =
      (at: number): Change =>
      (wire, breakOff) => {
        words = 0;
        return {
          ...wire,
          say: async (message) => {
            words += 1;
            if (words === at) breakOff();
            await wire.say(message);
            if (words + 0.5 === at) breakOff();
          },
        };
      };
    let [from, to] = [house, far];
    const ends = new Set<string>();
    for (const side of ['atSender', 'atReceiver'] as const) {
      await moves({ from, to, slug, [side]: breakAt(0) });
      [from, to] = [to, from];
      // The tables between are all alike.
      const last = words;
      for (const at of new Set(
        someOf([1, 2, last - 1, last - 0.5, last, last + 0.5], [1, last - 0.5, last]),
      )) {
        const { sent } = await move({ from, to, slug, [side]: breakAt(at) });
        const open = (await places(token)).filter(Boolean).length;
        expect([side, at, open], `${side} ${at}: ${sent}`).not.toEqual([side, at, 2]);
        if (open === 0)
          expect([side, at, sent]).toEqual([side, at, expect.stringContaining('Repeat')]);
        ends.add(`${side} ${open}`);
        await moves({ from, to, slug });
        expect([side, at, await places(token)]).toEqual([side, at, [to === house, to === far]]);
        expect([await keysAt(from), (await keysAt(to)).length]).toEqual([[], 1]);
        [from, to] = [to, from];
      }
    }
    // Between its last two words the sender has left, and the receiver has not opened.
    expect([...ends].sort()).toEqual(['atReceiver 1', 'atSender 0', 'atSender 1']);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { createPartialReport } from '#core/report/contract/report.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** What an operator does where keys of waiting answers are lost. */
const asking = startAsking();
const { house, query, tokenOf } = asking;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-lost-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keysDir = () => house.context.config.keys.folder;
const slugOf = async () =>
  (
    await query<{ slug: string }>('select slug from brand where id = $1', [asking.company.brandId])
  )[0]!.slug;

async function operate(args: string, typed = '') {
  const lines: string[] = [];
  const ask = async (question: string) => {
    lines.push(question);
    return typed;
  };
  const env = { DATABASE_URL: house.url, KEYS_DIR: keysDir() };
  await runCommand(args.split(' '), env, { say: (line) => lines.push(line), ask });
  return lines.join('\n');
}

const until = ' --until 2999-01-01';
/** Confirmed at once. The clock of the tests stands in the past of the operator's. */
const reopen = async (more = until) => {
  const slug = await slugOf();
  return operate(`reopen-answers ${slug}${more}`, slug);
};

const answer = async (person: number) =>
  (await asking.answer(await tokenOf(asking.company.people[person]))).status;
const lose = () => house.context.keyring.destroyAll(asking.company.brandId);
const look = () => tasks['find-lost-keys'](house.context, {}, { attempt: 1, isLast: false });
/** About how many people HR sees that answers can't be read. */
const shown = async () => {
  const params = { id: asking.questionary.id };
  const { hrToken: token } = asking.company;
  return (await house.call(getQuestionary, { token, params })).body.data.lostKeyCount;
};
/** The newest entry of the activity log. */
const noted = async () => {
  const { token } = await enter(house.context, asking.company, ['ROLE_ADMIN']);
  const query = { 'filterList[kind]': 'questionary' };
  return (await house.call(getAuditList, { token, query })).body.data[0];
};
const reports = () =>
  query<{ kind: string }>('select kind from report where questionary_id = $1', [
    asking.questionary.id,
  ]);
const sheetCount = async () =>
  (await query('select from sheet where questionary_id = $1', [asking.questionary.id])).length;
const statusOf = async () =>
  (
    await query<{ status: string }>('select status from questionary where id = $1', [
      asking.questionary.id,
    ])
  )[0]?.status;

describe('answers whose key is lost', () => {
  test('are asked for again: a letter says why, former links work, and a report is made', async () => {
    expect([await answer(2), await answer(3)]).toEqual([200, 200]);
    const former = await tokenOf(asking.company.people[2]);
    await lose();
    expect(await answer(4)).toBe(503);
    await look();
    expect(await shown()).toBe(1);
    expect(await reopen()).toContain('2 people are asked again');
    expect(await shown()).toBe(0);
    expect(await sheetCount()).toBe(0);
    expect(await noted()).toMatchObject({
      verb: 'deleteUnreadable',
      kind: 'questionary',
      name: 'Инженер',
      actorName: '',
      actorEmail: '',
      details: { number: asking.questionary.number, subjectCount: 1, reopened: 'asked' },
    });
    const before = asking.box.mails.length;
    await asking.work();
    const letters = asking.box.mails.slice(before);
    expect(letters).toHaveLength(2);
    expect(letters[0]?.text).toContain('ключ к ним потерян');
    expect((await asking.answer(former)).status).toBe(200);
    expect([await answer(3), await answer(4)]).toEqual([200, 200]);
    expect((await asking.report()).passedParticipantCount).toBe(3);
  });

  test('of a questionary with an interim report are not: it ends without a final', async () => {
    for (const person of [2, 3, 4]) expect(await answer(person)).toBe(200);
    const { hrToken: token } = asking.company;
    const { id: questionaryId } = asking.questionary;
    const made = await house.call(createPartialReport, { token, body: { questionaryId } });
    expect(made.status).toBe(200);
    await lose();
    expect(await reopen()).toContain('ended without a report about 1 person');
    await asking.work();
    expect(await statusOf()).toBe('done');
    expect(await reports()).toEqual([{ kind: 'interim' }]);
    expect((await noted())?.details).toMatchObject({ reopened: 'ended' });
    expect(await sheetCount()).toBe(0);
    expect(await query('select from sheet_key where questionary_id = $1', [questionaryId])).toEqual(
      [],
    );
  });

  test('of one that is over are not either', async () => {
    expect(await answer(2)).toBe(200);
    await lose();
    await look();
    expect(await shown()).toBe(1);
    expect(await reopen('')).toContain('ended without a report');
    expect([await statusOf(), await sheetCount()]).toEqual(['done', 0]);
    await asking.work();
    expect(await shown()).toBe(0);
  });

  test('are lost too where the file of a key is damaged, and that file is not overwritten', async () => {
    expect(await answer(2)).toBe(200);
    const { brandId } = asking.company;
    const [key] = await house.context.keyring.list(brandId);
    await writeFile(join(keysDir(), 'sheet', brandId, key!), 'damaged');
    expect(await reopen()).toContain('1 person is asked again');
    expect(await house.context.keyring.list(brandId)).toHaveLength(2);
    expect(await answer(2)).toBe(200);
  });
});

describe('nothing is deleted', () => {
  test('where no key is lost', async () => {
    expect(await answer(2)).toBe(200);
    expect(await reopen()).toContain('No key is lost');
    expect(await sheetCount()).toBe(1);
  });

  test('unless the company is typed', async () => {
    expect(await answer(2)).toBe(200);
    await lose();
    await expect(operate(`reopen-answers ${await slugOf()}`, 'yes')).rejects.toThrow(
      'Nothing was changed',
    );
    expect(await sheetCount()).toBe(1);
  });

  test('where the keyring has no master key, as of another folder', async () => {
    expect(await answer(2)).toBe(200);
    const env = { DATABASE_URL: house.url, KEYS_DIR: folder };
    const words = ['reopen-answers', await slugOf(), '--confirm', await slugOf()];
    const ways = { say: () => {}, ask: async () => '' };
    await expect(runCommand(words, env, ways)).rejects.toThrow('has no master key');
    expect(await sheetCount()).toBe(1);
  });

  test('of what another company waits for', async () => {
    const slug = await slugOf();
    expect(await answer(2)).toBe(200);
    const [other] = await query<{ slug: string }>('select slug from brand where slug <> $1', [
      slug,
    ]);
    await lose();
    expect(await operate(`reopen-answers ${other!.slug}`, other!.slug)).toContain('No key is lost');
    expect(await sheetCount()).toBe(1);
  });

  test.each(['2020-01-01', 'soon'])('by a last day such as %s', async (day) => {
    await expect(reopen(` --until ${day}`)).rejects.toThrow('--until must be');
  });
});

test('keys that are found again are brought in, and only those that answers wait with', async () => {
  expect(await answer(2)).toBe(200);
  const { brandId } = asking.company;
  const { keyring } = house.context;
  const [over] = await keyring.make(brandId, 1);
  const [waiting] = await query<{ id: string }>(
    'select key_id as id from sheet_key where brand_id = $1',
    [brandId],
  );
  const file = join(folder, 'all.zip');
  await operate(`export-brand ${await slugOf()} ${file} --keys`);
  await lose();
  expect(await operate(`bring-keys ${file}.keys`)).toContain('1 key brought in');
  expect(await keyring.list(brandId)).toEqual([waiting!.id]);
  expect(over!.id).not.toBe(waiting!.id);
  expect((await asking.report()).passedParticipantCount).toBe(1);
  await asking.work();
  expect(await operate(`bring-keys ${file}.keys`)).toContain('0 keys brought in');
  expect(await keyring.list(brandId)).toEqual([]);
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { plain } from '#test/screen/plain.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** What HR learns where the key of waiting answers is lost. */
const asking = startAsking();
const { house, query, tokenOf } = asking;

const look = (keyring: Keyring = house.context.keyring) =>
  tasks['find-lost-keys']({ ...house.context, keyring }, {}, { attempt: 1, isLast: false });
const answer = async (person: number) =>
  (await asking.answer(await tokenOf(asking.company.people[person]))).status;
const lose = () => house.context.keyring.destroyAll(asking.company.brandId);
/** The file of its only key. */
async function fileOfKey() {
  const { keyring, config } = house.context;
  const { brandId } = asking.company;
  const [key = ''] = await keyring.list(brandId);
  return join(config.keys.folder, 'sheet', brandId, key);
}

async function told() {
  const { body } = await house.call(getNotificationList, { token: asking.company.hrToken });
  return body.data.filter(({ type }) => type === 'keyLost');
}
async function shown() {
  const params = { id: asking.questionary.id };
  const { hrToken: token } = asking.company;
  return (await house.call(getQuestionary, { token, params })).body.data.lostKeyCount;
}

describe('a lost key', () => {
  test('is told to HR of its company, with what to do, and shown in the panel', async () => {
    await query('delete from notification');
    await lose();
    await look();
    const { id, number } = asking.questionary;
    const [one, ...more] = await told();
    expect(more).toEqual([]);
    expect(plain(one?.text ?? '')).toBe(
      `Анкета № ${number}, Инженер: на сервере нет ключа, ответы не прочитать. Сообщите тому, кто отвечает за систему.`,
    );
    expect(one?.path).toBe(`/estimation/questionary/${id}`);
    expect(await shown()).toBe(1);
    expect(await query(`select distinct brand_id as id from notification`)).toEqual([
      { id: asking.company.brandId },
    ]);
  });

  test('is told once, however many look and however often', async () => {
    await lose();
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await told()).toHaveLength(1);
  });

  test('is told where its file is damaged, too', async () => {
    await writeFile(await fileOfKey(), 'damaged');
    await look();
    expect([(await told()).length, await shown()]).toEqual([1, 1]);
  });

  test('that is back is shown no more, and told when it is lost again', async () => {
    const file = await fileOfKey();
    const kept = await readFile(file);
    await lose();
    await look();
    await mkdir(dirname(file));
    await writeFile(file, kept);
    await look();
    expect([(await told()).length, await shown()]).toEqual([1, 0]);
    await lose();
    await look();
    expect([(await told()).length, await shown()]).toEqual([2, 1]);
  });
});

test('it is shown no more once there is nothing left that it sealed', async () => {
  await lose();
  await look();
  await query('update sheet_key set is_over = true where brand_id = $1', [asking.company.brandId]);
  expect(await shown()).toBe(0);
});

describe('nothing is told', () => {
  test('of a key that is over and destroyed while somebody looks', async () => {
    const { keyring } = house.context;
    const open: Keyring['open'] = async (...given) => {
      if (given[0] === asking.company.brandId) {
        await query('update sheet_key set is_over = true where brand_id = $1', [given[0]]);
        await lose();
      }
      return keyring.open(...given);
    };
    await look({ ...keyring, open });
    expect(await told()).toEqual([]);
  });

  test('where all reports are out that the key was for', async () => {
    await query('delete from questionary where id = $1', [asking.questionary.id]);
    await asking.start({ isAnonymous: false });
    expect(await answer(2)).toBe(200);
    await asking.report();
    await lose();
    await look();
    expect([(await told()).length, await shown()]).toEqual([0, 0]);
  });

  test('while keys can’t be read, which is no loss', async () => {
    const { keyring } = house.context;
    const refused = Object.assign(new Error('EACCES'), { syscall: 'open' });
    const fails = () => Promise.reject(refused);
    await expect(look({ ...keyring, open: fails })).rejects.toThrow();
    await lose();
    await expect(look({ ...keyring, check: fails })).rejects.toThrow();
    expect(await told()).toEqual([]);
  });
});

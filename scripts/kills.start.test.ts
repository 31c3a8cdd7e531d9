import { expect, test } from 'vitest';
import { isLong } from '#test/how-long.ts';
import { killAnswering } from '#test/kills/answer-kills.ts';
import { startKills } from '#test/kills/start-kills.ts';

/** Whatever was due when the product ended goes out after the next start (rule 55). `bench/load/kills.ts` ends it more often. */
const kills = startKills();
const whole = { took: expect.any(Number), twice: 0 };

test('all letters, after a kill in the middle of mailing', async () => {
  expect(await kills.mailing(150, 14)).toMatchObject(whole);
});

test.runIf(isLong)('all letters, after a stop while the mail server hangs', async () => {
  expect(await kills.hanging(5)).toMatchObject({ ...whole, cut: 0 });
});

test.runIf(isLong)('all reminders, after a kill when they are due', async () => {
  expect(await kills.reminding(60, 8)).toMatchObject(whole);
});

test.runIf(isLong)(
  'all reports, after a kill when the clock has just ended the questionary',
  async () => {
    expect(await kills.reporting(20, 2, true)).toMatchObject(whole);
  },
);

test.runIf(isLong)('all PDFs, after a kill while they are made ahead', async () => {
  expect(await kills.setting(100, 2)).toMatchObject(whole);
});

test.runIf(isLong)(
  'no old entry and every young one, after a kill while the night deletes',
  async () => {
    expect(await kills.deleting(60)).toMatchObject(whole);
  },
);

test('all reports, after a kill when the questionary has just ended', async () => {
  expect(await kills.reporting(0, 2)).toMatchObject(whole);
});

test('no key of destroyed sheets is left, after a kill between the sheets and their key', async () => {
  expect(await kills.reporting('without rows', 2)).toMatchObject(whole);
});

test('every answer that was acknowledged, after a kill while many answer about one person', async () => {
  expect(await killAnswering(kills)).toMatchObject(whole);
});

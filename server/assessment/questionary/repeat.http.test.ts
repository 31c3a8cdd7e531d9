import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getQuestionary, getQuestionaryList } from '#contract/assessment/questionary.ts';
import { nextDates } from '#contract/assessment/rules/next-dates.ts';
import { getNotificationList } from '#contract/company/notification.ts';
import type { PeriodType } from '#contract/platform/rules/methods.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { plain } from '#test/screen/plain.ts';
import { createOne, formFrom, startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { archiveQuestionary } from './archive-questionary.ts';
import { markDone } from './mark-done.ts';
import { lockQuestionary } from './record/queries.ts';

const house = startApp();
const now = new Date(testNow);
const clock = { now, timeZone: 'Europe/Moscow' };
let own: Company;
beforeAll(async () => {
  own = await makeCompany(house.context.database, now);
});

const inOwn = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, own.brandId, work);

/** Questionaries created since then, newest first. */
async function newerThan(number: number) {
  const query = { 'filterList[status]': 'created' };
  const { body } = await house.call(getQuestionaryList, { token: own.hrToken, query });
  return body.data.filter((row) => row.number > number);
}

describe('a questionary that repeats', () => {
  test('is followed by the next one once it is done, and only once', async () => {
    const first = await startOne(house, own, { periodType: 'quarter' });
    await inOwn((scope) => markDone(scope, first.id, clock));
    await inOwn((scope) => markDone(scope, first.id, clock));
    const [next, ...more] = await newerThan(first.number);
    expect(more).toEqual([]);
    const params = { id: next?.id ?? '' };
    const { body } = await house.call(getQuestionary, { token: own.hrToken, params });
    const form = formFrom(first);
    expect(body.data).toMatchObject({ number: first.number + 1, status: 'created', version: 1 });
    expect(formFrom(body.data)).toEqual({
      ...form,
      id: next?.id,
      version: 1,
      dateStart: '2026-09-15',
      dateEnd: '2026-09-30',
      // People who only assess themselves follow from the method again.
      participantList: form.participantList.filter(({ type }) => type !== 'employee'),
    });
    expect(body.data.workErrorList).toEqual([]);
  });

  test('ends with the one that is archived by hand, and where nothing repeats', async () => {
    const stopped = await startOne(house, own, { periodType: 'month' });
    await inOwn(async (scope) =>
      archiveQuestionary(scope, await lockQuestionary(scope, stopped.id), now),
    );
    const once = await startOne(house, own, { isAnonymous: false });
    await inOwn((scope) => markDone(scope, once.id, clock));
    const created = await createOne(house, own, { periodType: 'month' });
    expect(await inOwn((scope) => markDone(scope, created.id, clock))).toBe(false);
    expect((await newerThan(stopped.number)).map(({ id }) => id)).toEqual([created.id]);
  });

  describe('is told to HR', () => {
    beforeEach(async () => {
      own = await makeCompany(house.context.database, now);
    });

    /** What is told of the next one of this, which ends at that moment. */
    async function told(given: Parameters<typeof startOne>[2], end: string) {
      const { id } = await startOne(house, own, { periodType: 'month', ...given });
      await inOwn((scope) => markDone(scope, id, { ...clock, now: new Date(end) }));
      const { body } = await house.call(getNotificationList, { token: own.hrToken });
      return body.data.find(({ type }) => type === 'nextCreated')?.text;
    }
    const late = '2026-06-30T21:30:00Z';

    test('with the day from which on nothing is kept back, where it begins sooner', async () => {
      expect(plain((await told({}, late)) ?? '')).toContain(
        'Если начать 31 июля 2026 г. или позже, показано будет всё.',
      );
    });

    test.each<[string, Parameters<typeof startOne>[2], string]>([
      ['where everybody had answered 30 days before', {}, testNow],
      ['where it repeats later', { periodType: 'quarter' }, late],
      ['where answers are not anonymous', { isAnonymous: false }, late],
    ])('without it %s', async (_, given, end) => {
      expect(await told(given, end)).toMatch(/Проверьте её и отправьте в работу\.$/);
    });
  });

  test.each<[PeriodType, string, string]>([
    ['month', '2027-01-01', '2027-01-31'],
    ['quarter', '2027-03-01', '2027-03-31'],
    ['halfYear', '2027-06-01', '2027-06-30'],
    ['year', '2027-12-01', '2027-12-31'],
  ])('every %s goes on with %s to %s', (periodType, dateStart, dateEnd) => {
    const last = { dateStart: '2026-12-01', dateEnd: '2026-12-31', periodType };
    expect(nextDates(last)).toEqual({ dateStart, dateEnd });
  });
});

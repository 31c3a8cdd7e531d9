import { beforeEach, describe, expect, test } from 'vitest';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  duplicateQuestionary,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import { nextDates } from '#core/questionary/contract/rules/next-dates.ts';
import type { RepeatType } from '#platform/contract/rules/methods.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { plain } from '#test/screen/plain.ts';
import { createOne, formFrom, formOf, startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { archiveQuestionary } from './archive-questionary.ts';
import { markDone } from './mark-done.ts';
import { lockQuestionary } from './record/queries.ts';

const house = startApp();
const now = new Date(testNow);
const clock = { now, timeZone: 'Europe/Moscow' };
let own: Company;
beforeEach(async () => {
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

/** As it was made before anonymous ones had to be quarterly. */
const setMonthly = (id: string) =>
  house.context.database.pool.query(`update questionary set period_type = 'month' where id = $1`, [
    id,
  ]);

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
    const stopped = await startOne(house, own, { periodType: 'quarter' });
    await inOwn(async (scope) =>
      archiveQuestionary(scope, await lockQuestionary(scope, stopped.id), now),
    );
    const participantList = [{ id: own.people[1]!, type: 'supervisor' as const }];
    const once = await startOne(house, own, { isAnonymous: false, participantList });
    await inOwn((scope) => markDone(scope, once.id, clock));
    const created = await createOne(house, own, { periodType: 'year' });
    expect(await inOwn((scope) => markDone(scope, created.id, clock))).toBe(false);
    expect((await newerThan(stopped.number)).map(({ id }) => id)).toEqual([created.id]);
  });

  describe('is told to HR', () => {
    /** The next one of this, which ends at that moment, and what is told of it. */
    async function next(id: string, end: string) {
      await inOwn((scope) => markDone(scope, id, { ...clock, now: new Date(end) }));
      const { body } = await house.call(getNotificationList, { token: own.hrToken });
      const [made] = await newerThan(1);
      const text = plain(body.data.find(({ type }) => type === 'nextCreated')?.text ?? '');
      return { text, ...made };
    }
    const late = '2026-06-30T21:30:00Z';

    test('that a monthly anonymous one goes on quarterly', async () => {
      const { id } = await startOne(house, own, { periodType: 'quarter' });
      await setMonthly(id);
      const { text, ...made } = await next(id, late);
      expect(text).toMatch(
        /Анонимная оценка повторяется не чаще раза в квартал, поэтому вместо месяца теперь квартал\.$/,
      );
      const [dateStart, dateEnd] = ['2026-09-15', '2026-09-30'];
      expect(made).toMatchObject({ periodType: 'quarter', dateStart, dateEnd });
    });

    test('with its first possible day, where this one went on longer', async () => {
      const first = await startOne(house, own, { periodType: 'quarter' });
      const body = { ...formFrom(first), dateEnd: '2026-08-31' };
      const moved = await house.call(updateQuestionary, { token: own.hrToken, body });
      expect(moved.status).toBe(200);
      const { text, ...made } = await next(first.id, '2026-08-31T21:30:00Z');
      expect(text).toContain('можно 1 октября 2026 г. или позже');
      expect(made).toMatchObject({ dateStart: '2026-10-01', dateEnd: '2026-12-01' });
    });

    test.each<[string, Parameters<typeof startOne>[2]]>([
      ['where it repeats late enough', { periodType: 'quarter' }],
      ['where answers are not anonymous', { periodType: 'month', isAnonymous: false }],
    ])('and nothing else %s', async (_, given) => {
      const { id } = await startOne(house, own, given);
      const { text, periodType } = await next(id, late);
      expect(text).toMatch(/Проверьте её и отправьте в работу\.$/);
      expect(periodType).toBe(given?.periodType);
    });
  });

  describe('under anonymity is quarterly at most, and ends 31 days before the next one', () => {
    const place = (given: object) => [
      [{ periodType: 'month', ...given }, 'periodType'],
      [{ periodType: 'quarter', dateEnd: '2026-08-16', ...given }, 'dateEnd'],
    ];

    test('is refused at the field, new or created', async () => {
      const made = await createOne(house, own);
      for (const [given, path] of place({})) {
        const body = formOf(own, given as object);
        const answers = [
          await house.call(createQuestionary, { token: own.hrToken, body }),
          await house.call(updateQuestionary, {
            token: own.hrToken,
            body: { ...formFrom(made), ...(given as object) },
          }),
        ];
        for (const { status, body: no } of answers)
          expect([status, no.errors?.map((one) => one.path)]).toEqual([400, [path]]);
      }
    });

    test('is taken up to that day, and by any other without anonymity', async () => {
      await createOne(house, own, { periodType: 'quarter', dateEnd: '2026-08-15' });
      for (const [given] of place({ isAnonymous: false }))
        await createOne(house, own, given as object);
      for (const [given] of place({ method: '180' })) await createOne(house, own, given as object);
      await house.context.database.pool.query(
        'update brand set anonymity_threshold = 1 where id = $1',
        [own.brandId],
      );
      for (const [given] of place({})) await createOne(house, own, given as object);
    });

    test('its last day isn’t moved further by itself, until it is in work', async () => {
      own = await makeCompany(house.context.database, now);
      const made = await createOne(house, own, { periodType: 'quarter' });
      const move = async (dateEnd: string) => {
        const body = { action: 'dateEnd' as const, idList: [made.id], dateEnd };
        const { body: said } = await house.call(changeMany, { token: own.hrToken, body });
        return said.data[0]?.error;
      };
      expect(await move('2026-08-16')).toContain('не позже чем за 31 день до начала следующей');
      expect(await move('2026-08-15')).toBeNull();
      const body = { id: made.id, status: 'inwork' as const };
      await house.call(updateQuestionaryStatus, { token: own.hrToken, body });
      expect(await move('2026-08-16')).toBeNull();
    });

    test('a copy of a monthly one is quarterly, and says so', async () => {
      const made = await createOne(house, own);
      await setMonthly(made.id);
      const body = { id: made.id };
      const copy = await house.call(duplicateQuestionary, { token: own.hrToken, body });
      expect(copy.body.data.periodType).toBe('quarter');
      expect(copy.body.message).toContain('теперь квартал');
    });
  });

  test.each<[RepeatType, string, string]>([
    ['month', '2027-01-01', '2027-01-31'],
    ['quarter', '2027-03-01', '2027-03-31'],
    ['halfYear', '2027-06-01', '2027-06-30'],
    ['year', '2027-12-01', '2027-12-31'],
  ])('every %s goes on with %s to %s', (periodType, dateStart, dateEnd) => {
    const last = { dateStart: '2026-12-01', dateEnd: '2026-12-31', periodType };
    expect(nextDates(last)).toEqual({ dateStart, dateEnd });
  });
});

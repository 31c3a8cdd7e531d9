import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { notShownReason } from '#core/report/contract/content/report-notes.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { makeCompany } from '#test/factories.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** What a report shows where raters are not as usual (rules 25 and 26). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

beforeEach(() => company());

/** Person 0 is assessed, 1 is the supervisor. */
async function company(given: { anonymityThreshold?: number } = {}) {
  const now = new Date(testNow);
  asking.company = await makeCompany(house.context.database, now, { howMany: 12, ...given });
}
const person = (place: number) => asking.company.people[place]!;
const as = (type: AnonymousType, ...places: number[]) =>
  places.map((place) => ({ id: person(place), type }));
const supervisor = () => ({ id: person(1), type: 'supervisor' as const });
const start = (...raters: { id: string; type: AnonymousType }[]) =>
  asking.start({ participantList: [supervisor(), ...raters], dateEnd: '2026-06-16' });

async function answer(...places: number[]): Promise<void> {
  for (const place of places)
    expect((await asking.answer(await tokenOf(person(place)))).status).toBe(200);
}

/** HR saves the questionary in work with this change. */
async function change(given: object) {
  const body = { ...formFrom(asking.questionary), version: undefined, ...given };
  const { status } = await house.call(updateQuestionary, { token: asking.company.hrToken, body });
  await asking.work();
  return status;
}
const add = (raters: { id: string; type: AnonymousType }[], given: object = {}) =>
  change({
    participantList: [...formFrom(asking.questionary).participantList, ...raters],
    ...given,
  });

async function redirect(place: number) {
  const { positionId, subdivisionId, hrToken: token } = asking.company;
  const names = { firstName: 'Мария', lastName: `Соколова${place}`, locale: 'ru' as const };
  const days = { inCompany: '2024-03-01', inPosition: '2025-01-15' };
  const email = `hr+${place}.${asking.company.brandId}@example.ru`;
  const body = { id: person(place), ...names, email, positionId, subdivisionId, ...days };
  expect((await house.call(employeeCalls.update, { token, body })).status).toBe(200);
  await asking.work();
}

/** The groups of the three roles in the final report, how many sheets it keeps back, and why. */
async function ended() {
  const report = await asking.report();
  const groups = report.competenceMarkList[0]!.participantList.filter(
    ({ types }) => !types.includes('supervisor') && !types.includes('employee'),
  );
  return {
    shown: groups.map(({ types, sheetCount }) => `${types.join('+')} ${sheetCount}`),
    notShown: report.notShownSheetCount,
    why: notShownReason(report),
  };
}

describe('nobody in a role counts', () => {
  test('as HR has replaced all their e-mails: nothing is shown, and why', async () => {
    await start(...as('colleague', 2, 3, 4));
    for (const place of [2, 3, 4]) await redirect(place);
    await answer(2, 3, 4);
    expect(await ended()).toEqual({ shown: [], notShown: 3, why: 'notShown' });
  });

  test('as all were added after an answer: nothing is shown, and why', async () => {
    await start(...as('customer', 2));
    await answer(2);
    expect(await add(as('colleague', 3, 4, 5, 6))).toBe(200);
    await answer(3, 4, 5, 6);
    expect(await ended()).toEqual({ shown: [], notShown: 5, why: 'notShown' });
  });
});

describe('ten to be shown together', () => {
  test.each([
    [9, { shown: [], notShown: 9, why: 'notShown' }],
    [10, { shown: ['colleague 10'], notShown: 0, why: 'allShown' }],
  ])('%i colleagues', async (howMany, due) => {
    await company({ anonymityThreshold: 10 });
    const places = Array.from({ length: howMany }, (_, at) => at + 2);
    await start(...as('colleague', ...places));
    await answer(...places);
    expect(await ended()).toEqual(due);
  });
});

describe('a last day that is moved', () => {
  const endDue = () => tasks['end-questionaries'](house.context, {}, { attempt: 1, isLast: false });

  test('lets the last one answer, and anybody who is added by then does not count', async () => {
    await start(...as('colleague', 2, 3, 4));
    await answer(2, 3);
    expect(await change({ dateEnd: '2026-06-20' })).toBe(200);
    house.setNow('2026-06-18T09:00:00Z');
    await endDue();
    expect(await add(as('colleague', 5), { dateEnd: '2026-06-20' })).toBe(200);
    await answer(5);
    expect(await ended()).toEqual({ shown: [], notShown: 3, why: 'notShown' });
  });

  test('opens nothing again that is over', async () => {
    await start(...as('colleague', 2, 3, 4));
    await answer(2, 3, 4);
    house.setNow('2026-06-18T09:00:00Z');
    await endDue();
    await asking.work();
    expect(await change({ dateEnd: '2026-06-20' })).toBe(409);
    expect(await ended()).toMatchObject({ shown: ['colleague 3'] });
  });
});

test('a subject who leaves gets the report of those who have answered', async () => {
  await start(...as('colleague', 2, 3, 4));
  await answer(2, 3);
  await query(`update employee set fired_at = '2026-06-14' where id = $1`, [person(0)]);
  await answer(4);
  expect(await ended()).toEqual({ shown: ['colleague 3'], notShown: 0, why: 'allShown' });
});

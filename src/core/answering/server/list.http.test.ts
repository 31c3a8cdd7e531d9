import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  getAnsweringList,
  sendResult,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { inBrand, makeCompany } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;

describe('somebody signed in', () => {
  const signedIn = async (employeeId: string | undefined, company = asking.company) => {
    const given = employeeId ? { employeeId } : {};
    return (await enter(house.context, company, ['ROLE_EMPLOYEE'], given)).token;
  };

  test('finds what they are asked in their list, and answers there', async () => {
    const token = await signedIn(asking.company.people[2]);
    const later = await startOne(house, asking.company, {
      isAnonymous: false,
      employeeList: [{ id: asking.company.people[5]! }],
      dateStart: '2026-06-20',
      dateEnd: '2026-07-10',
    });
    const { body, headers } = await house.call(getAnsweringList, { token });
    expect([body.count, headers['x-total-count']]).toEqual([2, '2']);
    const shown = body.data.map((row) => [row.questionaryId, row.isActive, row.isAhead]);
    expect(shown).toEqual([
      [later.id, false, true],
      [asking.questionary.id, true, false],
    ]);
    const due = async () => {
      const asked = { token, query: { sort: 'due:a' } } as const;
      return (await house.call(getAnsweringList, asked)).body.data.map(
        ({ questionaryId }) => questionaryId,
      );
    };
    expect(await due()).toEqual([asking.questionary.id, later.id]);
    const named = { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! };
    expect((await house.call(testingBegin, { token, body: named })).status).toBe(205);
    const filter = {
      'filterList[questionaryId]': named.questionaryId,
      'filterList[employeeId]': named.employeeId,
    };
    const got = await house.call(testingStartEmployee, { token, query: filter });
    expect((await house.call(sendResult, { token, body: answersFor(got.body.data) })).status).toBe(
      200,
    );
    const after = await house.call(getAnsweringList, { token, query: { sort: 'status:d' } });
    expect(after.body.data.map(({ status }) => status)).toEqual(['done', 'no_progress']);
    expect(await due()).toEqual([later.id, asking.questionary.id]);
    const notYet = await house.call(testingBegin, {
      token,
      body: { questionaryId: later.id, employeeId: asking.company.people[5]! },
    });
    expect([notYet.status, notYet.body.message]).toEqual([409, 'Оценка ещё не началась']);
  });

  test.each([
    [{ 'filterList[q]': 'иванов' }, 1],
    [{ 'filterList[q]': '%' }, 0],
    [{ 'filterList[dateFrom]': '1782853200' }, 0],
    [{ 'filterList[dateFrom]': '1782766800' }, 1],
    [{ 'filterList[dateTo]': '1781470800' }, 1],
    [{ 'filterList[dateTo]': '1781384400' }, 0],
    [{ offset: '1' }, 0],
  ])('searches and filters the list: %j', async (filter, rows) => {
    const token = await signedIn(asking.company.people[2]);
    const { body } = await house.call(getAnsweringList, { token, query: filter });
    expect(body.data).toHaveLength(rows);
  });

  test('finds people as every search does: ё for е, and by e-mail', async () => {
    const { database } = house.context;
    const { brandId, people } = asking.company;
    const email = await inBrand(database, brandId, async ({ tx }) => {
      const [renamed] = await tx
        .update(employee)
        .set({ lastName: 'Семёнов' })
        .where(and(eq(employee.brandId, brandId), eq(employee.id, people[0]!)))
        .returning({ email: employee.email });
      return renamed?.email ?? '';
    });
    const token = await signedIn(people[2]);
    for (const q of ['семенов', 'СЕМЁНОВ', email, String(asking.questionary.number)]) {
      const { body } = await house.call(getAnsweringList, { token, query: { 'filterList[q]': q } });
      expect([q, body.data.length]).toEqual([q, 1]);
    }
  });

  test('without an employee record has an empty list and nothing to answer', async () => {
    const token = await signedIn(undefined);
    expect((await house.call(getAnsweringList, { token })).body).toMatchObject({
      data: [],
      count: 0,
    });
    const body = { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! };
    expect((await house.call(testingBegin, { token, body })).status).toBe(404);
  });

  test('of another company finds nothing here', async () => {
    const other = await makeCompany(house.context.database, new Date(testNow));
    const own = asking.company;
    const token = await signedIn(other.people[2], other);
    const body = { questionaryId: asking.questionary.id, employeeId: own.people[0]! };
    expect((await house.call(testingBegin, { token, body })).status).toBe(404);
  });
});

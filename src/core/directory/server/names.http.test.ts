import { beforeAll, expect, test } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import type { Company } from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Names of places, and how many people work there (rule 86c). */
const house = startApp();
let own: Company;
beforeAll(async () => {
  ({ own } = await makeTwoCompanies(house.context, { howMany: 4 }));
  await house.context.database.pool.query(
    `update employee set fired_at = '2026-06-01' where id = $1`,
    [own.people[0]],
  );
});

const countsOf = async (token: string) =>
  [
    (await house.call(positionCalls.names, { token })).body.data.find(
      ({ id }) => id === own.positionId,
    ),
    (await house.call(subdivisionCalls.names, { token })).body.data.find(
      ({ id }) => id === own.subdivisionId,
    ),
  ].map((one) => one?.peopleCount);

test('who may see the employees is told how many work there, without those who have left', async () => {
  expect(await countsOf(own.hrToken)).toEqual([3, 3]);
});

test('nobody else is', async () => {
  const { token } = await enter(house.context, own, ['ROLE_EMPLOYEE']);
  expect(await countsOf(token)).toEqual([undefined, undefined]);
});

import { beforeAll, expect, test } from 'vitest';
import { duplicateCycle, openFields, updateCycle } from '#core/cycle/contract/cycle.ts';
import { type CycleForm, cycleFormOf, startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';

/** In how many weeks a cycle asks whether anything has changed (rule 229), and what came of it. */

const { house, company, create, made, read, add, move } = startCycles();
let token: string;
beforeAll(() => {
  token = company.own.hrToken;
});

const save = (id: string, given: Partial<CycleForm>) =>
  house.call(updateCycle, { token, body: { ...cycleFormOf(given), id } });

test('is saved and read again, stays where a form doesn’t name it, and goes to the next cycle', async () => {
  const { id, askAgainWeeks } = await made({ askAgainWeeks: 8 });
  expect(askAgainWeeks).toBe(8);
  expect((await save(id, {})).body.data.askAgainWeeks).toBe(8);
  const next = await house.call(duplicateCycle, { token, body: { id } });
  expect(next.body.data).toMatchObject({ askAgainWeeks: 8, askedAgain: null });
  expect((await save(id, { askAgainWeeks: null })).status).toBe(200);
  expect((await read(id)).askAgainWeeks).toBeNull();
});

test('nobody is asked again where no form names it', async () => {
  expect((await made()).askAgainWeeks).toBeNull();
});

test.each(['90', '180'] as const)('method %s asks nobody again', async (method) => {
  const byHr = { chosenBy: 'hr', approvedBy: 'nobody' } as const;
  expect((await made({ ...byHr, method, askAgainWeeks: 8 })).askAgainWeeks).toBeNull();
});

test.each([4, 27, 5.5])('%s weeks are refused', async (askAgainWeeks) => {
  const refused = await create({ askAgainWeeks });
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
    400,
    ['askAgainWeeks'],
  ]);
});

test('it is frozen once the cycle has begun', async () => {
  const { id } = await made({ askAgainWeeks: 8 });
  await add(id, { employeeIdList: [company.own.people[1]!] });
  expect((await move(id, 'nominating')).status).toBe(200);
  const refused = await save(id, { askAgainWeeks: 6 });
  expect([refused.status, wrongFields(refused)]).toEqual([
    409,
    ['askAgainWeeks cycleMessages.locked'],
  ]);
  expect((await save(id, { name: 'Другая' })).body.data.askAgainWeeks).toBe(8);
  expect(openFields({ status: 'inwork', byCards: true }, true)).not.toContain('askAgainWeeks');
});

test('what came of it is shown as it was kept', async () => {
  const { id, askedAgain } = await made({ askAgainWeeks: 8 });
  expect(askedAgain).toBeNull();
  const kept = { people: 31, more: 38, same: 30, less: 6 };
  await formRowsOf(house, 'update cycle set asked_again = $2 where id = $1', id, kept);
  expect((await read(id)).askedAgain).toEqual(kept);
});

import { beforeAll, expect, test } from 'vitest';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { createOne, formFrom, startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;

beforeAll(async () => {
  own = await makeCompany(house.context.database, new Date(testNow), { slug: 'own', howMany: 10 });
});

const statementsOf = async (ask: () => Promise<{ status: number }>) =>
  (await countStatements(ask)).statements;
const get = (id: string) => () =>
  house.call(getQuestionary, { token: own.hrToken, params: { id } });
const update = (saved: QuestionaryDetail, change: Partial<ReturnType<typeof formFrom>>) => () =>
  house.call(updateQuestionary, {
    token: own.hrToken,
    body: { ...formFrom(saved), ...change },
  });

test('the detail and saving read everything once', async () => {
  const made = await createOne(house, own);
  expect(await statementsOf(get(made.id))).toBe(10);
  expect(await statementsOf(update(made, { dateEnd: '2026-07-10' }))).toBe(18);
});

test('so do they in work', async () => {
  const started = await startOne(house, own, { employeeList: [{ id: own.people[5]! }] });
  expect(await statementsOf(get(started.id))).toBe(11);
  expect(await statementsOf(update(started, { dateEnd: '2026-07-10' }))).toBe(15);
  const { data } = (await get(started.id)()).body;
  const added = { id: own.people[6]!, type: 'customer' as const };
  const participantList = [...formFrom(data).participantList, added];
  expect(await statementsOf(update(data, { participantList }))).toBe(30);
});

test('going to work reads everybody before and after', async () => {
  const { id } = await createOne(house, own, { employeeList: [{ id: own.people[7]! }] });
  const body = { id, status: 'inwork' };
  const start = () => house.call(updateQuestionaryStatus, { token: own.hrToken, body });
  expect(await statementsOf(start)).toBe(32);
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { makeCompany } from '#test/factories.ts';
import { createOne, formFrom } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** HR has an anonymous report of four colleagues, and asks three of them again, openly. */
const asking = startAsking();
const { house, tokenOf } = asking;
const person = (at: number) => asking.company.people[at]!;
const colleagues = (...at: number[]) =>
  at.map((each) => ({ id: person(each), type: 'colleague' as const }));
const boss = () => ({ id: person(1), type: 'supervisor' as const });

beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, house.context.now(), { howMany: 10 });
  await asking.start({ participantList: [boss(), ...colleagues(2, 3, 4, 5)] });
  for (const at of [1, 2, 3, 4, 5]) await asking.answer(await tokenOf(person(at)));
});

/** Creates another about the same person and sends it to work. */
async function send(given: Partial<QuestionaryForm>) {
  const { hrToken: token } = asking.company;
  const { id, version } = await createOne(house, asking.company, given);
  const body = { id, version, status: 'inwork' as const };
  return house.call(updateQuestionaryStatus, { token, body });
}

const openly = { isAnonymous: false } as const;

describe('after the anonymous one', () => {
  beforeEach(async () => {
    await asking.report();
  });

  test.each<[string, () => Partial<QuestionaryForm>]>([
    ['not anonymous', () => ({ ...openly, participantList: [boss(), ...colleagues(2, 3, 4)] })],
    [
      'as managers',
      () => ({
        method: '90',
        participantList: [2, 3, 4].map((at) => ({ id: person(at), type: 'supervisor' as const })),
      }),
    ],
  ])('%s: refused, in words that say when', async (_, given) => {
    const { status, body } = await send(given());
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([409, ['participantList']]);
    expect(body.errors?.[0]?.message).toContain('15 июл. 2026');
    expect(body.errors?.[0]?.message).not.toMatch(/сравн|отч[её]т/);
  });

  test('added in work: refused, and what is in work stays as it was', async () => {
    const { hrToken: token } = asking.company;
    const made = await send({ ...openly, participantList: [boss(), ...colleagues(6)] });
    expect(made.status).toBe(200);
    const params = { id: made.body.data.id };
    const { body } = await house.call(getQuestionary, { token, params });
    const form = formFrom(body.data);
    form.participantList = [boss(), ...colleagues(6, 2, 3, 4)];
    const refused = await house.call(updateQuestionary, { token, body: form });
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
      409,
      ['participantList'],
    ]);
  });

  test('others openly, or 30 days later: goes to work', async () => {
    const others = { ...openly, participantList: [boss(), ...colleagues(6, 7, 8)] };
    expect((await send(others)).status).toBe(200);
    const same = { ...openly, participantList: [boss(), ...colleagues(2, 3, 4)] };
    await asking.query(`update questionary set done_at = done_at - interval '29 days'`);
    expect((await send(same)).status).toBe(409);
    await asking.query(`update questionary set done_at = done_at - interval '1 day'`);
    expect((await send(same)).status).toBe(200);
  });
});

test('while both are in work: refused', async () => {
  const { status } = await send({ ...openly, participantList: [boss(), ...colleagues(2, 3, 4)] });
  expect(status).toBe(409);
});

import { expect, test } from 'vitest';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Anyone who trusts an outdated date in their letter loses what they have not sent (decision 029).
 */
const asking = startAsking();
const { house, box, query, tokenOf, work } = asking;

const emailOf = async (id: string | undefined) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;

/** Saves another last day. Returns the recipients of the letters about it. */
async function end(dateEnd: string): Promise<(string | undefined)[]> {
  box.mails.length = 0;
  const body = { ...formFrom(asking.questionary), dateEnd, version: undefined };
  const { hrToken: token } = asking.company;
  expect((await house.call(updateQuestionary, { token, body })).status).toBe(200);
  await work();
  return box.mails.map(({ to }) => to?.[0]?.address).sort();
}

test('an earlier last day is told to those who have yet to answer, with their link', async () => {
  const [self, boss, first, second, done] = asking.company.people;
  await asking.answer(await tokenOf(done));
  await query(`update employee set locale = 'en' where id = $1`, [second]);
  const told = [];
  for (const id of [self, boss, first, second]) told.push(await emailOf(id));
  expect(await end('2026-06-20')).toEqual(told.sort());
  const russian = box.to(await emailOf(first))[0];
  expect(russian?.subject).toContain('Новый срок');
  expect(russian?.text).toContain('20 июня 2026');
  expect(box.to(await emailOf(second))[0]?.text).toContain('20 June 2026');
  expect((await asking.open(await tokenOf(first))).status).toBe(200);
});

test('the same or a later one is told to nobody', async () => {
  expect(await end(asking.questionary.dateEnd)).toEqual([]);
  expect(await end('2026-07-10')).toEqual([]);
});

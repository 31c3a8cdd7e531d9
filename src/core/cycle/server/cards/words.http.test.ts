import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** HR's own words in letters of cycles in which nobody chooses raters (rule 116d). Person 0 leads all others. */
const box = startMailbox();
const house = startApp(box.env);
let own: Company;
let other: Company;

beforeEach(async () => {
  house.setNow(testNow);
  box.mails.length = 0;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 9 }, { howMany: 9 }));
  for (const { brandId, people } of [own, other]) {
    await inBrand(house.context.database, brandId, async (scope) => {
      for (const id of people.slice(1)) await makeLeaders(scope, id, [people[0]!]);
    });
  }
});

type Form = BodyInput<typeof createMany>;
const firstDays = { dateStart: '2026-06-15', dateEnd: '2026-06-30' };
/** A cycle of cards of these people, with its cards sent to work. */
async function started(company: Company, places: number[], given: Partial<Form>) {
  const token = company.hrToken;
  const employeeList = places.map((place) => ({ id: company.people[place]! }));
  const body = { name: 'Весна', method: '360', ...firstDays, employeeList, ...given } as const;
  const made = (await house.call(createMany, { token, query: {}, body })).body;
  const idList = made.questionaryList.map(({ id }) => id ?? '');
  const sent = await house.call(changeMany, {
    token,
    query: {},
    body: { action: 'inwork', idList },
  });
  expect(sent.body.data.map(({ error }) => error)).toEqual(places.map(() => null));
}
/** The letters that come at that moment to whoever leads. */
async function lettersAt(moment: string) {
  house.setNow(moment);
  const [{ email } = { email: '' }] = await formRowsOf<{ email: string }>(
    house,
    'select email from employee where id = $1',
    own.people[0]!,
  );
  box.mails.length = 0;
  await tasks['remind-due'](house.context, {}, { attempt: 1, isLast: false });
  await runDueJobs(house.context, tasks);
  return box.to(email);
}
const timesIn = (text: string | undefined, words: string) => (text ?? '').split(words).length - 1;

test('an invitation to answer has the words of each of its cycles once, as text', async () => {
  await started(own, [1, 2], { message: 'Зачем: <b>планы</b>\nСпросите Анну' });
  await started(own, [3], { message: 'О лете', dateEnd: '2026-06-20' });
  await started(own, [4], {});
  await started(other, [1], { message: 'Чужие слова' });
  // A wave waits for its next part.
  const letters = await lettersAt('2026-06-15T09:01:00Z');
  expect(letters).toHaveLength(1);
  const { text, html } = letters[0]!;
  expect(text).toMatch(
    /От отдела персонала\n\nЗачем: <b>планы<\/b>\n\nСпросите Анну\n\nО лете\n\nКто увидит/,
  );
  expect(['Зачем', 'О лете', 'Чужие'].map((words) => timesIn(text, words))).toEqual([1, 1, 0]);
  expect(html).toContain('Зачем: &lt;b&gt;планы&lt;/b&gt;');

  const [reminder] = await lettersAt('2026-06-19T06:00:00Z');
  expect(reminder?.subject).toContain('ждём ваших ответов');
  expect(reminder?.text).not.toContain('От отдела персонала');
});

test('one about a questionary without a cycle has none', async () => {
  await started(other, [1], { message: 'Чужие слова' });
  const [person0, person1, ...rest] = own.people;
  await startOne(house, { ...own, people: [person1!, person0!, ...rest] });
  const [letter] = await lettersAt(testNow);
  expect(letter?.subject).toContain('Нужны ваши ответы');
  expect(letter?.text).not.toMatch(/От отдела персонала|Чужие/);
});

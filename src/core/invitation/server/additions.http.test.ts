import { describe, expect, test } from 'vitest';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** People who have seen the list of their role are told when somebody is added to it (rule 26). */
const asking = startAsking();
const { house, box, query, tokenOf, work } = asking;

const emailOf = async (id: string | undefined) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;
/** As readers of Russian have it. */
const nameOf = async (id: string | undefined) => {
  const [found] = await query<{ name: string }>(
    `select last_name || ' ' || first_name as name from employee where id = $1`,
    [id],
  );
  return found?.name ?? '';
};

/** Adds the person in that role. Returns the letters about it with their recipients. */
async function add(place: number, type: ReviewerRole) {
  const form = formFrom(asking.questionary);
  form.participantList.push({ id: asking.company.people[place]!, type });
  box.mails.length = 0;
  const { status } = await house.call(updateQuestionary, {
    token: asking.company.hrToken,
    body: { ...form, version: undefined },
  });
  expect(status).toBe(200);
  await work();
  const letters = box.mails.filter(({ subject }) => !/Нужны|needed/.test(subject ?? ''));
  return letters.sort((a, b) => (a.to![0]!.address! < b.to![0]!.address! ? -1 : 1));
}
const addresses = (letters: Awaited<ReturnType<typeof add>>) =>
  letters.map((letter) => letter.to?.[0]?.address);

describe('somebody added in work to an anonymous questionary', () => {
  test('is named to those of the same role, also when they have answered, and to nobody else', async () => {
    const [, , first, second, third, , added] = asking.company.people;
    await asking.answer(await tokenOf(third));
    await query(`update employee set locale = 'en' where id = $1`, [second]);
    const letters = await add(6, 'colleague');
    const role = [await emailOf(first), await emailOf(second), await emailOf(third)];
    expect(addresses(letters)).toEqual(role.sort());
    const byAddress = new Map(letters.map((letter) => [letter.to?.[0]?.address, letter]));
    const russian = byAddress.get(await emailOf(first));
    expect(russian?.subject).toContain('К оценке добавились участники');
    expect(russian?.text).toContain(`Новые участники в вашей роли: ${await nameOf(added)}`);
    expect(russian?.text).toContain('не меньше чем из 3 человек');
    const english = byAddress.get(await emailOf(second));
    expect(english?.subject).toContain('More reviewers have been added');
    expect(english?.text).toContain(
      `New in your role: ${(await nameOf(added)).split(' ').reverse().join(' ')}`,
    );
    expect((await asking.open(await tokenOf(first))).status).toBe(200);
    const answered = byAddress.get(await emailOf(third));
    expect(answered?.text).toContain('Вы уже ответили');
    expect(answered?.text).toContain(`Новые участники в вашей роли: ${await nameOf(added)}`);
    expect(`${answered?.text}${answered?.html}`).not.toContain('/testing?');
  });

  test.each(['customer', 'supervisor'] as const)(
    'in another role is told to nobody of this one: %s',
    async (role) => {
      expect(await add(6, role)).toEqual([]);
    },
  );

  test('is not announced to people who have left or changed their e-mail by then', async () => {
    const [, , fired, moved, done] = asking.company.people;
    await query(`update employee set fired_at = '2026-06-14' where id = $1`, [fired]);
    await asking.answer(await tokenOf(done));
    const former = await emailOf(moved);
    box.refuse = (address) => (address === former ? 451 : undefined);
    expect(addresses(await add(6, 'colleague'))).toEqual([await emailOf(done)]);
    box.refuse = undefined;
    await query(`update employee set email = 'new.' || email where id = $1`, [moved]);
    await work();
    expect(box.to(former)).toEqual([]);
  });
});

test('is on the list that people not invited yet see anyway', async () => {
  await query(`update questionary set status = 'archived' where id = $1`, [asking.questionary.id]);
  await asking.start({ dateStart: '2026-06-20' });
  expect(await add(6, 'colleague')).toEqual([]);
});

test('where nothing is anonymous nobody is told', async () => {
  await asking.over();
  await asking.start({ isAnonymous: false });
  expect(await add(6, 'colleague')).toEqual([]);
});

describe('somebody added in work to an anonymous questionary counts', () => {
  /** Person 2 answers before or after persons 6 and 7 are added; then it ends. */
  async function shownWhen(isAnswered: boolean) {
    await asking.over();
    const { people } = asking.company;
    await asking.start({
      participantList: [
        { id: people[1]!, type: 'supervisor' },
        { id: people[2]!, type: 'colleague' },
      ],
    });
    if (isAnswered) await asking.answer(await tokenOf(people[2]));
    for (const place of [6, 7]) await addTo(place);
    if (!isAnswered) await asking.answer(await tokenOf(people[2]));
    for (const place of [6, 7]) await asking.answer(await tokenOf(people[place]));
    return (await asking.report()).notShownSheetCount;
  }

  const addTo = async (place: number) => {
    const { body } = await house.call(getQuestionary, {
      token: asking.company.hrToken,
      params: { id: asking.questionary.id },
    });
    asking.questionary = body.data;
    await add(place, 'colleague');
  };

  test.each([
    ['while nobody has answered', false, 0],
    ['never, once somebody has: two invented people would lay that one bare', true, 3],
  ])('%s', async (_, isAnswered, notShown) => {
    expect(await shownWhen(isAnswered)).toBe(notShown);
  });
});

import { expect, test } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/** A person with two records is one person, assessed or asked (rule 26). */
const attack = startAttack();
const { asking, as, person, ask, answer, interim, end, makeNamesake } = attack;

const others = () => [person(2), person(3), person(4)];

async function askedFour() {
  const questionary = await ask(as('colleague', 2, 3, 4, 5));
  await answer(questionary, usualMark, others());
  await answer(questionary, victimsMark, [person(5)]);
  return questionary;
}

test('the person assessed has two, both asked about at once', async () => {
  const second = await makeNamesake(person(0));
  const four = await askedFour();
  const three = await ask(as('colleague', 2, 3, 4), { employeeList: [{ id: second }] });
  await answer(three, usualMark, others());
  const about = seen(await end(four), 'colleague');
  expect(difference(about, seen(await end(three, second), 'colleague'))).toBeUndefined();
});

test('the person assessed has two, asked about one after the other', async () => {
  const second = await makeNamesake(person(0));
  const about = seen(await end(await askedFour()), 'colleague');
  const three = await ask(as('colleague', 2, 3, 4), { employeeList: [{ id: second }] });
  await answer(three, usualMark, others());
  expect(difference(about, seen(await end(three, second), 'colleague'))).toBeUndefined();
});

const withJoiner = (name: string) => `${name.slice(0, 3)}\u2060${name.slice(3)}`;
const alike = (name: string) => name.replace('о', 'o').replace('а', 'α');
const ofTwoSigns = (name: string) => name.normalize('NFD');
const inAllWays = ['in all ways', (name: string) => ofTwoSigns(withJoiner(alike(name)))] as const;
// `same-name.test.ts` tries each way by itself.
const ways = [
  ['as it is', (name: string) => name],
  ['with a joiner that nobody sees', withJoiner],
  ['in letters that look alike', alike],
  ['with й of two signs', ofTwoSigns],
  inAllWays,
] as const;

test.each(someOf(ways, [inAllWays]))(
  'the second record has a name with й, spelled %s',
  async (_, spell) => {
    await asking.query(`update employee set first_name = 'Николай' where id = $1`, [person(0)]);
    const second = await makeNamesake(person(0), spell);
    const about = seen(await end(await askedFour()), 'colleague');
    const three = await ask(as('colleague', 2, 3, 4), { employeeList: [{ id: second }] });
    await answer(three, usualMark, others());
    expect(difference(about, seen(await end(three, second), 'colleague'))).toBeUndefined();
  },
);

test('three who are asked have two', async () => {
  const seconds: string[] = [];
  for (const id of others()) seconds.push(await makeNamesake(id));
  const about = seen(await end(await askedFour()), 'colleague');
  const three = await ask(seconds.map((id) => ({ id, type: 'colleague' })));
  await answer(three, usualMark, seconds);
  expect(difference(about, seen(await end(three), 'colleague'))).toBeUndefined();
});

test('three who are asked have two, and all are asked at once', async () => {
  const seconds: string[] = [];
  for (const id of others()) seconds.push(await makeNamesake(id));
  const four = await askedFour();
  const three = await ask(seconds.map((id) => ({ id, type: 'colleague' })));
  await answer(three, usualMark, seconds);
  const about = seen(await end(three), 'colleague');
  expect(difference(seen(await end(four), 'colleague'), about)).toBeUndefined();
});

test('the person assessed has two, and both interim reports are made at the same moment', async () => {
  const second = await makeNamesake(person(0));
  const four = (await askedFour())!;
  const three = await ask(as('colleague', 2, 3, 4), { employeeList: [{ id: second }] });
  if (!three) return;
  await answer(three, usualMark, others());
  const [more, fewer] = await Promise.all([interim(four, 4), interim(three, 3, second)]);
  expect(difference(seen(more, 'colleague'), seen(fewer, 'colleague'))).toBeUndefined();
});

import { beforeEach, expect, test } from 'vitest';
import type { AnonymousType } from '#contract/platform/rules/methods.ts';
import { makeCompany } from '#test/factories.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * HR chooses the moment at which a questionary ends, and so who has answered by then. What two
 * reports say together must not depend on it (rule 26).
 */
const asking = startAsking();
const { house, query, tokenOf } = asking;

beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, new Date(testNow), { howMany: 13 });
});

const person = (place: number) => asking.company.people[place]!;
const as = (type: AnonymousType, ...places: number[]) =>
  places.map((place) => ({ id: person(place), type }));
const colleagues = (...places: number[]) => as('colleague', ...places);
const supervisor = () => ({ id: person(1), type: 'supervisor' as const });

async function answer(...places: number[]): Promise<void> {
  for (const place of places) {
    expect((await asking.answer(await tokenOf(person(place)))).status).toBe(200);
  }
}

/** Ends the current questionary. Returns what its report shows of colleagues. */
async function ended() {
  const { comparableList, notShownSheetCount, competenceMarkList } = await asking.report();
  const groups = competenceMarkList.flatMap(({ participantList }) => participantList);
  const shown = groups.filter(({ types }) => types.includes('colleague'));
  return {
    counts: [...new Set(shown.map(({ sheetCount }) => sheetCount))],
    notShown: notShownSheetCount,
    comparableList,
  };
}

/** Questionary A asks 2 to 5 and is answered by all, B asks 2 to 4 and 6 to 8. */
async function two(): Promise<{ a: typeof asking.questionary; b: typeof asking.questionary }> {
  const a = await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4, 5)] });
  await answer(2, 3, 4, 5);
  const b = await asking.start({
    participantList: [supervisor(), ...colleagues(2, 3, 4, 6, 7, 8)],
  });
  await answer(2, 3, 4);
  return { a, b };
}

test('two in work at once, ended when three of four have answered the second: it keeps them back', async () => {
  const { a, b } = await two();
  asking.questionary = a;
  expect(await ended()).toEqual({ counts: [4], notShown: 0, comparableList: [] });
  asking.questionary = b;
  expect(await ended()).toEqual({
    counts: [],
    notShown: 3,
    comparableList: [{ number: a.number, types: ['colleague'] }],
  });
});

test('whichever of them is ended first', async () => {
  const { a, b } = await two();
  asking.questionary = b;
  expect(await ended()).toMatchObject({ counts: [3], comparableList: [] });
  asking.questionary = a;
  expect(await ended()).toMatchObject({
    counts: [],
    comparableList: [{ number: b.number, types: ['colleague'] }],
  });
});

test('one right after the other with one colleague fewer', async () => {
  const first = await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4, 5)] });
  await answer(2, 3, 4, 5);
  expect(await ended()).toMatchObject({ counts: [4] });
  await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4)] });
  await answer(2, 3, 4);
  expect(await ended()).toMatchObject({
    counts: [],
    comparableList: [{ number: first.number, types: ['colleague'] }],
  });
});

test('the same people again leave nobody to find out', async () => {
  await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4)] });
  await answer(2, 3, 4);
  await ended();
  await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4)] });
  await answer(2, 3, 4);
  expect(await ended()).toEqual({ counts: [3], notShown: 0, comparableList: [] });
});

test('what two reports say together, one more of both does not add to', async () => {
  const first = await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4)] });
  await answer(2, 3, 4);
  expect(await ended()).toMatchObject({ counts: [3] });
  const second = await asking.start({ participantList: [supervisor(), ...colleagues(5, 6, 7)] });
  await answer(5, 6, 7);
  expect(await ended()).toMatchObject({ counts: [3] });
  await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4, 5, 6, 7, 8)] });
  await answer(2, 3, 4, 5, 6, 7, 8);
  expect(await ended()).toEqual({
    counts: [],
    notShown: 7,
    comparableList: [first, second].map(({ number }) => ({ number, types: ['colleague'] })),
  });
});

test('of several roles it keeps back those of the fewest people, and names who makes it so', async () => {
  await asking.start({ participantList: [supervisor(), ...colleagues(2, 3, 4)] });
  await answer(2, 3, 4);
  await ended();
  await asking.start({ participantList: [supervisor(), ...as('customer', 5, 6, 7)] });
  await answer(5, 6, 7);
  const near = asking.questionary;
  await ended();
  await asking.start({
    participantList: [
      supervisor(),
      ...colleagues(2, 3, 4, 8, 9, 10, 11),
      ...as('customer', 5, 6, 7, 12),
    ],
  });
  await answer(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  expect(await ended()).toEqual({
    counts: [7],
    notShown: 4,
    comparableList: [{ number: near.number, types: ['customer'] }],
  });
});

test('a report of 30 days ago says nothing any more', async () => {
  const { a, b } = await two();
  asking.questionary = a;
  await ended();
  await query(`update report set created_at = created_at - interval '31 days'`);
  asking.questionary = b;
  expect(await ended()).toMatchObject({ counts: [3], comparableList: [] });
});

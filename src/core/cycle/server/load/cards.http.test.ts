import { beforeAll, describe, expect, test } from 'vitest';
import { cycleFieldNames, updateCycle } from '#core/cycle/contract/cycle.ts';
import { evenOutCycle, getCycleEven, undoEvenOut } from '#core/cycle/contract/cycle-even.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import type { Company } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';

/** Nor is anybody asked more than that where HR names the raters (rule 138a). */
const { house, company, read, add } = startCycles();
let own: Company;
let other: Company;
let mails: string[];
beforeAll(async () => {
  ({ own, other } = company);
  mails = await mailsOf(house, own);
});

const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
const personOf = (at: number) => own.people[at]!;
const token = () => own.hrToken;
const team = [1, 2, 3, 4, 5, 6, 7, 8];

type Made = Awaited<ReturnType<typeof create>>['body'];
const create = (subjects: number[], given: Partial<BodyInput<typeof createMany>> = {}) =>
  house.call(createMany, {
    token: token(),
    query: {},
    body: {
      method: '360',
      ...dates,
      employeeList: subjects.map((at) => ({ id: personOf(at) })),
      ...given,
    },
  });
/** A cycle of a file in which each of these is assessed by the fifth. */
const crowded = async (subjects: readonly number[], perRater: string, dryRun = 'false') =>
  (
    await house.call(importMany, {
      token: token(),
      query: { dryRun },
      body: { method: '360', ...dates, perRater },
      file: participantFile(
        'subjectEmail,email,role',
        ...subjects.flatMap((at) => [
          `${mails[at]},${mails[5]},Коллега`,
          `${mails[at]},${mails[0]},Руководитель`,
        ]),
      ),
    })
  ).body;
const cardsOf = ({ cycle, questionaryList }: Pick<Made, 'cycle' | 'questionaryList'>) => ({
  id: cycle?.id ?? '',
  cards: questionaryList.map((one) => one.id ?? ''),
});
const card = async (id: string) =>
  (await house.call(getQuestionary, { token: token(), params: { id } })).body.data;
const colleaguesOf = async (id: string) =>
  (await card(id)).participantList
    .filter(({ type }) => type === 'colleague')
    .map((one) => own.people.indexOf(one.id))
    .sort();
const even = async (id: string, by = token()) =>
  (await house.call(getCycleEven, { token: by, params: { id } })).body.data;
const movesOf = ({ moveList }: Awaited<ReturnType<typeof even>>) =>
  moveList.map(({ subject, from, to }) => ({
    subjectId: subject.id,
    fromId: from.id,
    toId: to.id,
  }));
const press = (id: string, moveList: ReturnType<typeof movesOf>) =>
  house.call(evenOutCycle, { token: token(), params: { id }, body: { moveList } });
const undo = (id: string, by = token()) => house.call(undoEvenOut, { token: by, params: { id } });
const sends = (idList: string[]) =>
  house.call(changeMany, { token: token(), query: {}, body: { action: 'inwork', idList } });

describe('the load of a rater whom HR names', () => {
  test('is the company’s, or the cycle’s own, and may change later', async () => {
    const [usual, given] = [
      cardsOf((await create([1])).body),
      cardsOf((await create([1], { perRater: 4 })).body),
    ];
    expect([(await read(usual.id)).perRater, (await read(given.id)).perRater]).toEqual([10, 4]);
    expect((await crowded([1], '0')).errors?.map(({ path }) => path)).toEqual(['perRater']);
    const detail = await read(given.id);
    const saved = Object.fromEntries(cycleFieldNames.map((name) => [name, detail[name]]));
    const body = {
      ...saved,
      ...dates,
      name: detail.name,
      id: given.id,
      competenceList: [],
      perRater: 3,
    };
    expect((await house.call(updateCycle, { token: token(), body })).status).toBe(200);
    expect((await read(given.id)).perRater).toBe(3);
  });

  test('is kept as the structure names them, also for those who come later', async () => {
    const { body } = await create(team.slice(0, 6), { perRater: 3 });
    const { id, cards } = cardsOf(body);
    const lists = await Promise.all(cards.map(colleaguesOf));
    for (const at of team) {
      expect(lists.flat().filter((one) => one === at).length).toBeLessThanOrEqual(3);
    }
    expect(lists.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(body.questionaryList[0]?.participantCountList).toContainEqual({
      type: 'colleague',
      count: 4,
      outOf: 7,
      isTooFew: false,
    });
    expect((await add(id, { employeeIdList: [personOf(7), personOf(8)] })).status).toBe(200);
    expect(await even(id)).toMatchObject({ perRater: 3, heavyCount: 0, moveList: [] });
  });

  test('counts those whom a file names', async () => {
    const { body } = await house.call(importMany, {
      token: token(),
      query: {},
      body: { method: '360', ...dates, perRater: '2', fromStructure: 'true' },
      file: participantFile(
        'subjectEmail,email,role',
        ...[1, 2].map((at) => `${mails[at]},${mails[5]},Клиент`),
        `${mails[3]},,`,
      ),
    });
    const { cards } = cardsOf(body);
    expect(await colleaguesOf(cards[2]!)).not.toContain(5);
  });

  test('is said where a file goes over it, before it is made', async () => {
    const said = (await crowded([1, 2, 3, 4], '2', 'true')).warningList;
    expect(said.some((line) => line.includes('больше чем 2 человек'))).toBe(true);
    const fine = (await crowded([1, 2], '2', 'true')).warningList;
    expect(fine.some((line) => line.includes('больше чем 2 человек'))).toBe(false);
  });
});

describe('evening out drafts', () => {
  test('moves places just as it was shown, and is taken back by one press', async () => {
    const { id, cards } = cardsOf(await crowded([1, 2, 3, 4], '2'));
    const shown = await even(id);
    expect(shown).toMatchObject({ perRater: 2, heavyCount: 1, leftCount: 0, undoCount: 0 });
    const moves = movesOf(shown);
    expect(moves.map(({ fromId }) => fromId)).toEqual([personOf(5), personOf(5)]);
    const changed = own.people.indexOf(moves[0]!.subjectId) - 1;
    const before = await card(cards[changed]!);
    const done = await press(id, moves);
    expect([done.status, done.body.data.heavyCount, done.body.data.undoCount]).toEqual([200, 0, 2]);
    const lists = await Promise.all(cards.map(colleaguesOf));
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(lists.flat().filter((one) => one === 5)).toHaveLength(2);
    // Whoever has the form of a draft open hears that it is another now.
    expect(
      (await house.call(updateQuestionary, { token: token(), body: formFrom(before) })).status,
    ).toBe(409);
    const undone = await undo(id);
    expect([undone.status, undone.body.data.undoCount]).toEqual([200, 0]);
    expect(await Promise.all(cards.map(colleaguesOf))).toEqual([[5], [5], [5], [5]]);
    expect(wrongFields(await undo(id))).toEqual(['moveList cycleMessages.nothingToUndo']);
  });

  test('leaves what is at work, and counts it', async () => {
    const { id, cards } = cardsOf(await crowded([6, 7, 8], '1'));
    expect((await sends([cards[0]!])).body.data[0]?.error).toBeNull();
    const moves = movesOf(await even(id));
    expect(moves.map(({ subjectId }) => own.people.indexOf(subjectId)).sort()).toEqual([7, 8]);
    expect((await press(id, moves)).status).toBe(200);
    const [{ toId } = { toId: '' }] = moves;
    expect((await sends([cards[1]!])).body.data[0]?.error).toBeNull();
    expect((await even(id)).undoCount).toBe(1);
    expect((await undo(id)).status).toBe(200);
    expect(await colleaguesOf(cards[1]!)).toEqual([own.people.indexOf(toId)]);
    expect(await colleaguesOf(cards[2]!)).toEqual([5]);
  });

  test('passes over the draft about whoever presses, and what could tell of it', async () => {
    const { id } = cardsOf(await crowded([1, 2], '1'));
    const hr = await enter(house.context, own, ['ROLE_HR'], { employeeId: personOf(1) });
    expect(await even(id, hr.token)).toMatchObject({ heavyCount: 0, moveList: [] });
  });

  test('of another company is not found', async () => {
    const { id } = cardsOf(await crowded([1, 2], '1'));
    for (const call of [getCycleEven, undoEvenOut] as const) {
      expect((await house.call(call, { token: other.hrToken, params: { id } })).status).toBe(404);
    }
  });
});

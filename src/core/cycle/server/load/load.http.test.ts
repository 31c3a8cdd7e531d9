import { beforeAll, describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getCycleStart, updateCycle } from '#core/cycle/contract/cycle.ts';
import { evenOutCycle, getCycleEven, undoEvenOut } from '#core/cycle/contract/cycle-even.ts';
import { getCandidates, getRaters, saveRaters } from '#core/cycle/contract/raters.ts';
import { cycleFormOf, startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import type { Company } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';

/** Nobody is asked more than the cycle wants, where the structure or a press of HR can help it (rule 138a). */
const cycles = startCycles();
const { house, made, add, board, move, many } = cycles;
let own: Company;
let other: Company;
beforeAll(() => {
  ({ own, other } = cycles.company);
});

const personOf = (at: number) => own.people[at]!;
const token = () => own.hrToken;
const listOf = async (id: string, at: number, by = token()) =>
  (await house.call(getRaters, { token: by, params: { id, employeeId: personOf(at) } })).body.data;
const colleaguesOf = async (id: string, at: number) =>
  (await listOf(id, at)).raterList
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

const sessions = new Map<string, string>();
/** The session of HR who are this person. */
async function hrAs(employeeId: string): Promise<string> {
  const found = sessions.get(employeeId);
  if (found) return found;
  const { token } = await enter(house.context, own, ['ROLE_HR'], { employeeId });
  sessions.set(employeeId, token);
  return token;
}

/** A cycle in which people of the team choose; on the lists of these stands the fifth as a colleague. */
async function crowded(perRater: number, subjects: readonly number[]) {
  const { id } = await made({ perRater });
  await add(id, { employeeIdList: subjects.map(personOf) });
  await move(id, 'nominating');
  for (const at of subjects) {
    const { version } = await listOf(id, at);
    const raterList = [{ id: personOf(5), type: 'colleague' as const }];
    const body = { version, raterList, action: 'save' as const };
    const params = { id, employeeId: personOf(at) };
    expect((await house.call(saveRaters, { token: token(), params, body })).status).toBe(200);
  }
  return id;
}

describe('the load of a rater', () => {
  test('is the company’s for a new cycle, and the cycle’s own from then on', async () => {
    const begun = async () =>
      (await house.call(getCycleStart, { token: token() })).body.data.perRater;
    expect(await begun()).toBe(10);
    const { id, perRater } = await made();
    expect(perRater).toBe(10);
    await formRowsOf(house, 'update brand set per_rater = 4 where id = $1', own.brandId);
    expect(await begun()).toBe(4);
    expect((await made()).perRater).toBe(4);
    await house.call(updateCycle, { token: token(), body: { id, ...cycleFormOf() } });
    expect((await cycles.read(id)).perRater).toBe(10);
    const wrong = await cycles.create({ perRater: 0 });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'perRater']);
    await formRowsOf(house, 'update brand set per_rater = 10 where id = $1', own.brandId);
  });

  test('is kept by filling, which shares out those who are left', async () => {
    const team = [1, 2, 3, 4, 5, 6, 7, 8];
    const { id } = await made({ perRater: 3 });
    await add(id, { employeeIdList: team.map(personOf) });
    await move(id, 'nominating');
    await many(id, { action: 'fillFromStructure', employeeIdList: team.map(personOf) });
    const lists = await Promise.all(team.map((at) => colleaguesOf(id, at)));
    expect(lists.map(({ length }) => length)).toEqual(team.map(() => 3));
    for (const at of team) expect(lists.flat().filter((one) => one === at)).toHaveLength(3);
    expect((await even(id)).heavyCount).toBe(0);
  });

  test('leaves room only to those who don’t stand on the list yet', async () => {
    const roles = { colleague: { min: 1, max: 3 }, customer: { min: 0, max: 3 } };
    const { id } = await made({ limits: { ...roles, subordinate: { min: 0, max: 3 } } });
    await add(id, { employeeIdList: [personOf(1)] });
    await move(id, 'nominating');
    const fill = { action: 'fillFromStructure' as const, employeeIdList: [personOf(1)] };
    await many(id, fill);
    const [first] = await colleaguesOf(id, 1);
    const { version } = await listOf(id, 1);
    const raterList = [{ id: personOf(first!), type: 'colleague' as const }];
    const body = { version, raterList, action: 'save' as const };
    await house.call(saveRaters, {
      token: token(),
      params: { id, employeeId: personOf(1) },
      body,
    });
    await many(id, fill);
    expect(await colleaguesOf(id, 1)).toHaveLength(3);
  });

  test('is kept without counting the list about whoever fills', async () => {
    const id = await crowded(1, [1]);
    await add(id, { employeeIdList: [personOf(2)] });
    const hr = await hrAs(personOf(1));
    const body = { action: 'fillFromStructure' as const, employeeIdList: [personOf(2)] };
    await many(id, body, {}, hr);
    expect(await colleaguesOf(id, 2)).toContain(5);
  });

  test('is shown to whoever chooses as enough, and in numbers only to those who approve', async () => {
    const id = await crowded(2, [1, 2, 3]);
    const chooser = await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: personOf(4) });
    await add(id, { employeeIdList: [personOf(4)] });
    const { suggestions } = await listOf(id, 4, chooser.token);
    const offered = suggestions.colleague.map((one) => [own.people.indexOf(one.id), one.isFull]);
    expect(offered.at(-1)).toEqual([5, true]);
    expect(offered.filter(([, isFull]) => isFull)).toHaveLength(1);
    expect(suggestions.colleague.every(({ load }) => load === undefined)).toBe(true);
    const params = { id };
    const query = { subjectId: personOf(4), q: '' };
    const found = async (by: string) =>
      (await house.call(getCandidates, { token: by, params, query })).body.data.find(
        (one) => one.id === personOf(5),
      );
    expect(await found(chooser.token)).toMatchObject({ isFull: true });
    expect((await found(chooser.token))?.load).toBeUndefined();
    expect(await found(token())).toMatchObject({ isFull: true, load: 3 });
  });
});

describe('evening out', () => {
  test('moves places just as it was shown, keeps approvals, and is taken back by one press', async () => {
    const id = await crowded(2, [1, 2, 3, 4]);
    const before = await Promise.all([1, 2, 3, 4].map((at) => colleaguesOf(id, at)));
    await many(id, { action: 'approve', employeeIdList: [1, 2, 3, 4].map(personOf) });
    const shown = await even(id);
    expect(shown).toMatchObject({ perRater: 2, heavyCount: 1, leftCount: 0, undoCount: 0 });
    const moves = movesOf(shown);
    expect(moves).toHaveLength(2);
    expect(moves.every(({ fromId }) => fromId === personOf(5))).toBe(true);
    const done = await press(id, moves);
    expect([done.status, done.body.data.heavyCount]).toEqual([200, 0]);
    const lists = await Promise.all([1, 2, 3, 4].map((at) => colleaguesOf(id, at)));
    expect(lists.flat().filter((one) => one === 5)).toHaveLength(2);
    expect(lists.every(({ length }) => length === 1)).toBe(true);
    expect((await board(id)).body.stageCounts.ready).toBe(4);

    const { version } = await listOf(id, own.people.indexOf(moves[0]!.subjectId));
    const raterList = [{ id: personOf(8), type: 'colleague' as const }];
    const params = { id, employeeId: moves[0]!.subjectId };
    const body = { version, raterList, action: 'save' as const };
    await house.call(saveRaters, { token: token(), params, body });
    expect((await even(id)).undoCount).toBe(1);
    const undone = await house.call(undoEvenOut, { token: token(), params: { id } });
    expect([undone.status, undone.body.data.undoCount]).toEqual([200, 0]);
    const admin = (await enter(house.context, own, ['ROLE_ADMIN'])).token;
    const query = { 'filterList[kind]': 'cycle', limit: '3' };
    const { data: log } = (await house.call(getAuditList, { token: admin, query })).body;
    expect(
      log.map(({ verb, details }) => [verb, details?.fieldList, details?.subjectCount]),
    ).toEqual([
      ['update', ['raterList'], 1],
      ['update', ['raterList'], 1],
      ['update', ['raterList'], 2],
    ]);
    const changed = own.people.indexOf(moves[0]!.subjectId);
    for (const [place, at] of [1, 2, 3, 4].entries()) {
      expect(await colleaguesOf(id, at)).toEqual(at === changed ? [8] : before[place]);
    }
    const again = await house.call(undoEvenOut, { token: token(), params: { id } });
    expect([again.status, wrongFields(again)]).toEqual([
      409,
      ['moveList cycleMessages.nothingToUndo'],
    ]);
  });

  test('is refused where lists have changed since it was shown', async () => {
    const id = await crowded(1, [1, 2]);
    const moves = movesOf(await even(id));
    expect(moves).toHaveLength(1);
    const made = await press(id, [{ ...moves[0]!, toId: personOf(0) }]);
    expect([made.status, wrongFields(made)]).toEqual([
      409,
      ['moveList cycleMessages.listsChanged'],
    ]);
    expect(await colleaguesOf(id, 1)).toEqual([5]);
  });

  test('leaves out the list about whoever presses, and what could tell of it', async () => {
    const id = await crowded(1, [1, 2]);
    const hr = await hrAs(personOf(1));
    expect(await even(id, hr)).toMatchObject({ heavyCount: 0, moveList: [] });
  });

  test('is not taken back on the list about whoever presses', async () => {
    const id = await crowded(1, [1, 2, 3]);
    const moves = movesOf(await even(id));
    expect([moves.length, (await press(id, moves)).status]).toEqual([2, 200]);
    const { subjectId: employeeId, toId } = moves[0]!;
    const hr = await hrAs(employeeId);
    expect((await even(id, hr)).undoCount).toBe(1);
    const undone = await house.call(undoEvenOut, { token: hr, params: { id } });
    expect([undone.status, undone.body.data.undoCount]).toEqual([200, 0]);
    expect(await colleaguesOf(id, own.people.indexOf(employeeId))).toEqual([
      own.people.indexOf(toId),
    ]);
    expect((await even(id)).undoCount).toBe(1);
  });

  test('passes over whoever can’t be asked about somebody', async () => {
    const id = await crowded(1, [1, 2]);
    const [first] = movesOf(await even(id));
    const alike = `update employee set last_name = 'Ким', first_name = 'Анна' where id = any($1)`;
    await formRowsOf(house, alike, [first!.toId, first!.subjectId]);
    const [second] = movesOf(await even(id));
    expect(second?.toId).not.toBe(first?.toId);
  });

  test('of another company is not found', async () => {
    const id = await crowded(1, [1, 2]);
    const calls = [getCycleEven, undoEvenOut] as const;
    for (const call of calls) {
      expect((await house.call(call, { token: other.hrToken, params: { id } })).status).toBe(404);
    }
  });
});

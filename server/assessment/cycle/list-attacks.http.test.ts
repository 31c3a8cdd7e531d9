import { beforeEach, expect, test } from 'vitest';
import { addSubjects, getSubjects } from '#contract/assessment/cycle/cycle-subjects.ts';
import { decline } from '#contract/assessment/decline/decline.ts';
import { getQuestionary, type QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { updateQuestionary } from '#contract/assessment/questionary-change.ts';
import { getReport } from '#contract/assessment/report.ts';
import { tasks } from '#server/start/tasks.ts';
import {
  agree,
  beginCycle,
  firstDayOf,
  launch,
  linkTo,
  many,
  saveList,
} from '#test/attacker-game/cycles.ts';
import { setEmail } from '#test/attacker-game/people.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { tokenIn } from '#test/fake/mailbox.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * HR, and whoever chooses and approves, after what one rater answers, by all that lists of a cycle allow. Person 0 is
 * assessed, 1 leads them and approves.
 */
const attack = startAttack();
const { asking, person, answer, end } = attack;
const { house } = asking;
const game = { asking };
const once = { attempt: 1, isLast: false };
const people = (...places: number[]) => places.map(person);

beforeEach(async () => {
  await inBrand(house.context.database, asking.company.brandId, (scope) =>
    makeLeaders(scope, person(0), [person(1)]),
  );
});

const hr = () => asking.company.hrToken;
const read = async ({ id }: QuestionaryDetail) =>
  (await house.call(getQuestionary, { token: hr(), params: { id } })).body.data;
const reportOf = async ({ id }: QuestionaryDetail) => {
  const params = { questionaryId: id, employeeId: person(0) };
  return (await house.call(getReport, { token: hr(), params })).body.data;
};
const boardOf = async (id: string) =>
  (await house.call(getSubjects, { token: hr(), params: { id }, query: {} })).body.data[0]!;
const lettersTo = async (place: number) => {
  const [row] = await asking.query<{ email: string }>('select email from employee where id = $1', [
    person(place),
  ]);
  return asking.box.to(row!.email).map(({ subject = '' }) => subject);
};
async function ends(moment: string) {
  house.setNow(moment);
  await tasks['end-questionaries'](house.context, {}, once);
  await asking.work();
}

test('an end that HR chooses once nobody is awaited any more, in two of nearly equal lists', async () => {
  const [victim, others, declining] = [2, [3, 4, 5], [6, 7, 8]];
  const cycles = [await beginCycle(game), await beginCycle(game)];
  await agree(game, cycles[0]!, people(victim, ...others));
  await agree(game, cycles[1]!, people(...others, ...declining));
  const wider = (await launch(game, cycles[0]!))!;
  const other = (await launch(game, cycles[1]!))!;
  await answer(wider, usualMark, people(...others));
  await answer(other, usualMark, people(1, ...others));
  for (const place of declining) {
    const body = { questionaryId: other.id, employeeId: person(0), reason: 'noTime' as const };
    const token = await linkTo(game, person(place));
    expect((await house.call(decline, { token, body })).status).toBe(200);
  }
  // Theirs is the last answer that is awaited.
  await answer(other, usualMark, people(0));
  await ends('2026-06-17T09:00:00Z');
  const { status, participantList } = await read(other);
  expect([status, participantList.some(({ isAwaited }) => isAwaited)]).toEqual(['inwork', false]);
  expect(
    await asking.query('select from report where brand_id = $1', [asking.company.brandId]),
  ).toEqual([]);
  await answer(wider, victimsMark, people(victim));
  for (const one of [wider, other]) {
    const body = { ...formFrom(await read(one)), dateEnd: '2026-06-17' };
    expect((await house.call(updateQuestionary, { token: hr(), body })).status).toBe(200);
  }
  await ends('2026-06-17T22:00:00Z');
  const [more, fewer] = [await reportOf(wider), await reportOf(other)];
  expect(difference(seen(more, 'colleague'), seen(fewer, 'colleague'))).toBeUndefined();
  // Whichever was made first shows its colleagues; the other says beside which it keeps them back.
  const shown = [more, fewer].filter((one) => seen(one, 'colleague'));
  expect([shown.length, more.comparableList.length + fewer.comparableList.length]).toEqual([1, 1]);
});

test('the same person with one rater fewer: by returning the list, again in the cycle, in a second one', async () => {
  const [victim, others] = [2, [3, 4, 5]];
  const id = await beginCycle(game);
  const own = await linkTo(game, person(0));
  const leader = await linkTo(game, person(1));
  await saveList(game, id, own, { colleagues: people(victim, 6, ...others), action: 'send' });
  await saveList(game, id, leader, { colleagues: [], action: 'return', note: 'Без одного' });
  await agree(game, id, people(victim, ...others));
  const questionary = (await launch(game, id))!;
  // Whoever stood on a list that came back is asked nothing.
  expect(questionary.participantList.map((one) => one.id)).not.toContain(person(6));
  expect(await lettersTo(6)).toEqual([]);
  const link = await linkTo(game, person(6));
  expect((await asking.open(link)).status).toBe(404);

  // While it is at work another one doesn't go, and says why.
  const second = await beginCycle(game);
  await agree(game, second, people(...others));
  expect(await launch(game, second)).toBeUndefined();
  const { stage, problemList } = await boardOf(second);
  expect([stage, problemList[0]]).toEqual([
    'problem',
    expect.stringContaining(`№ ${questionary.number}`),
  ]);

  await answer(questionary, usualMark, people(...others));
  await answer(questionary, victimsMark, people(victim));
  const more = seen(await end(questionary), 'colleague');
  expect(more?.sheetCount).toBe(4);
  const added = await house.call(addSubjects, {
    token: hr(),
    params: { id },
    body: { employeeIdList: people(0) },
  });
  expect(added.body.data).toMatchObject({ addedCount: 0, alreadyCount: 1 });
  for (const action of ['leaveOut', 'takeBack', 'approve'] as const)
    expect((await many(game, id, action)).body.doneCount).toBe(0);
  const again = await saveList(game, id, leader, {
    colleagues: people(...others),
    action: 'approve',
  });
  expect(again.status).toBe(409);

  // Once it is over the second goes, and its report keeps back what would tell of the one.
  await tasks['cycle-days'](house.context, {}, once);
  await asking.work();
  const nearly = (await firstDayOf(game, second))!;
  await answer(nearly, usualMark, people(...others));
  const fewer = await end(nearly);
  expect([seen(fewer, 'colleague'), fewer?.comparableList]).toEqual([
    undefined,
    [{ number: questionary.number, types: ['colleague'] }],
  ]);
});

test('mailboxes that HR reads, and friends who come once the one has answered', async () => {
  const [victim, borrowed, friends] = [2, [3, 4], [7, 8]];
  for (const place of [0, ...borrowed]) {
    // It says that the former address is told.
    await setEmail(game, person(place), `hr.${place}@example.ru`);
  }
  const id = await beginCycle(game);
  await asking.work();
  // HR chooses by the subject's own letter.
  const own = tokenIn(asking.box.to('hr.0@example.ru').at(-1));
  const leader = await linkTo(game, person(1));
  const colleagues = people(victim, ...borrowed);
  for (const [bearer, action] of [
    [own, 'send'],
    [leader, 'approve'],
  ] as const)
    expect((await saveList(game, id, bearer, { colleagues, action })).status).toBe(200);
  const questionary = (await launch(game, id))!;
  await answer(questionary, usualMark, people(...borrowed));
  await answer(questionary, victimsMark, people(victim));
  const added = await saveList(game, id, leader, { colleagues: people(...friends), action: 'add' });
  expect(added.status).toBe(200);
  await asking.work();
  for (const place of [victim, ...borrowed])
    expect((await lettersTo(place)).at(-1)).toContain('добавились');
  await answer(questionary, usualMark, people(...friends));
  const content = await end(questionary);
  expect([seen(content, 'colleague'), content?.notShownSheetCount]).toEqual([undefined, 5]);
});

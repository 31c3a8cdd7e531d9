import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { addSubjects, getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { agree, beginCycle, launch, linkTo, many, saveList } from '#test/attacker-game/cycles.ts';
import { setEmail } from '#test/attacker-game/people.ts';
import { inBrand, makeLeaders } from '#test/factories.ts';
import { tokenIn } from '#test/fake/mailbox.ts';
import { seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

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
const boardOf = async (id: string) =>
  (await house.call(getSubjects, { token: hr(), params: { id }, query: {} })).body.data[0]!;
const lettersTo = async (place: number) => {
  const [row] = await asking.query<{ email: string }>('select email from employee where id = $1', [
    person(place),
  ]);
  return asking.box.to(row!.email).map(({ subject = '' }) => subject);
};
test('of two nearly equal lists the second waits while the first is at work, and after its end', async () => {
  const [victim, others, more] = [2, [3, 4, 5], [6, 7, 8]];
  const cycles = [await beginCycle(game), await beginCycle(game)] as const;
  await agree(game, cycles[0], people(victim, ...others));
  await agree(game, cycles[1], people(...others, ...more));
  const wider = (await launch(game, cycles[0]))!;
  const waits = async () => {
    const { stage, problemList } = await boardOf(cycles[1]);
    expect([stage, problemList[0]]).toEqual([
      'waiting',
      expect.stringContaining(`№ ${wider.number}`),
    ]);
  };
  expect(await launch(game, cycles[1])).toBeUndefined();
  await waits();
  await answer(wider, usualMark, people(...others));
  await answer(wider, victimsMark, people(victim));
  await end(wider);
  await tasks['cycle-days'](house.context, {}, once);
  await asking.work();
  await waits();
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

  // Nobody of them is chosen for another one: the person assessed reads no reason, HR does.
  const second = await beginCycle(game);
  const choose = async (bearer: string) => {
    const { status, body } = await saveList(game, second, bearer, {
      colleagues: people(...others),
      action: 'save',
    });
    return { status, keys: new Set(body.errors?.map(({ key }) => key)) };
  };
  const refused = { status: 400, keys: new Set(['cycleMessages.unknownRater']) };
  expect(await choose(own)).toEqual(refused);
  const keys = new Set(['questionaryMessages.held.inWork']);
  expect(await choose(hr())).toEqual({ status: 400, keys });

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

  // Nor once it is over, for 30 days.
  expect(await choose(await linkTo(game, person(0)))).toEqual(refused);
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

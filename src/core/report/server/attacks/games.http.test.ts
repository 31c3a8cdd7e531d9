import { afterEach, expect, test } from 'vitest';
import { cyclePlans } from '#test/attacker-game/cycle-plans.ts';
import { openOne, replace, startInCycle } from '#test/attacker-game/cycles.ts';
import { readElsewhere } from '#test/attacker-game/elsewhere.ts';
import { followUpPlans } from '#test/attacker-game/follow-up-plans.ts';
import { type Game, pick } from '#test/attacker-game/game.ts';
import {
  borrow,
  giveBack,
  invent,
  letIn,
  letOut,
  makeSecond,
  remake,
} from '#test/attacker-game/people.ts';
import { plans } from '#test/attacker-game/plans.ts';
import {
  add,
  answer,
  declineOne,
  end,
  interim,
  moveEnd,
  start,
  startOpen,
} from '#test/attacker-game/questionaries.ts';
import { inBrand, makeCompany, makeLeaders } from '#test/factories.ts';
import { someOf } from '#test/how-long.ts';
import { isolatesFewerPeople } from '#test/report/fixtures/leaks.ts';
import { randomFrom } from '#test/report/random-from.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * HR tries to find out what one person answered, by everything that HR may do: borrow mailboxes and
 * give them back, invent people, make records twice or anew, start several questionaries about one
 * person, open ones too, add raters, excuse them, let people into HR and out again, move last days, answer for those whose letters it reads, look at interim
 * reports, ask the same again, ask what some can't tell, and end each questionary when it likes. It waits until raters
 * are asked again what has changed, and reads the words (rule 230). At the end it adds
 * and subtracts what the reports show of competences and their questions (rules 24 to 26), and looks for more in
 * comparisons, the development over time, summaries and plans.
 */
const asking = startAsking({ isEmpty: true });
const { house } = asking;

/** T of these companies. */
const threshold = 3;
const seeds = someOf([1, 2, 3], [1]);

const all = { ...plans, ...cyclePlans, ...followUpPlans };

async function play(seed: number, plan: string): Promise<Game> {
  const { database } = house.context;
  house.setNow(testNow);
  asking.company = await makeCompany(database, new Date(testNow), { howMany: 10 });
  const [subject, leader] = asking.company.people as [string, string];
  await inBrand(database, asking.company.brandId, (scope) => makeLeaders(scope, subject, [leader]));
  const game: Game = {
    asking,
    random: randomFrom(seed),
    people: asking.company.people,
    borrowed: new Map(),
    invented: new Set(),
    open: [],
    answered: new Map(),
    cycles: new Map(),
    moves: new Set(),
    secondOf: new Map(),
    named: new Set(),
    openly: new Set(),
    insiders: new Set(),
    cells: new Map(),
    questions: await questionsOf(asking.company.competenceIds),
    statements: new Map(asking.company.competenceIds.map((id) => [id, []])),
    told: [],
    reports: [],
  };
  const people = [borrow, giveBack, invent, makeSecond, remake, letIn, letOut];
  const seldom = [...people, startOpen, add, moveEnd, declineOne, interim, end];
  const ofCycles = plan in cyclePlans ? [startInCycle, replace, openOne] : [];
  const usual = [start, answer, answer, answer, answer, ...seldom, ...ofCycles];
  const also = async () => {
    await pick(game, usual)!(game);
  };
  await all[plan]!(game, also);
  for (const questionary of game.open) await end(game, questionary);
  await readElsewhere(game);
  return game;
}

async function questionsOf(competenceIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await asking.query<{ id: string; of: string }>(
    'select id, competence_id as of from question where competence_id = any($1) order by "order"',
    [competenceIds],
  );
  const idsOf = (id: string) => rows.filter((row) => row.of === id).map((row) => row.id);
  return new Map(competenceIds.map((id) => [id, idsOf(id)]));
}

const isolatesAnybody = ({ statements, openly, told }: Game) =>
  told.some((people) => people.length < threshold) ||
  [...statements.values()].some((said) => isolatesFewerPeople(said, openly, threshold));

/** How many numbers games without cycles have shown, and games with them about their cycles. */
const shown = { alone: 0, ofCycles: 0, questions: 0, words: 0 };
/** What HR has got done with cycles. */
const moves = new Set<string>();
afterEach(() => asking.box.mails.splice(0));

test.each(Object.keys(all).flatMap((plan) => seeds.map((seed) => [plan, seed] as const)))(
  '%s (%i): no numbers shown lead to fewer than three people',
  async (plan, seed) => {
    const game = await play(seed, plan);
    expect(isolatesAnybody(game)).toBe(false);
    shown.words += game.told.length;
    const rows = game.reports.flatMap(({ competenceMarkList }) => competenceMarkList);
    const questions = rows.flatMap(({ questionMarkList }) => questionMarkList);
    shown.questions += questions.filter(({ otherMark }) => otherMark !== null).length;
    for (const move of game.moves) moves.add(move);
    const said = [...game.statements.values()].flat();
    if (!(plan in cyclePlans)) shown.alone += said.length;
    for (const id of game.cycles.keys()) shown.ofCycles += game.cells.get(id)?.size ?? 0;
  },
);

test('the games do show numbers and questions, and meet all that cycles bring', () => {
  expect(shown.alone).toBeGreaterThan(2);
  expect(shown.ofCycles).toBeGreaterThan(0);
  expect(shown.questions).toBeGreaterThan(2);
  expect(shown.words).toBeGreaterThan(2);
  expect([...moves].toSorted()).toEqual(['excused', 'launched', 'opened', 'replaced']);
});

/** Rules switched off where their outcome is stored, and the plan that then tells of one person. */
const rules = [
  [
    'a voice is bound',
    'ending two at the moment when one more has answered the first',
    `before update on questionary for each row`,
    `new.sent_at := null`,
  ],
  [
    'whoever comes after an answer does not count',
    'replacing by two of its own once the only one has answered',
    `before insert or update on assignment for each row`,
    `new.is_counted := true`,
  ],
  [
    'replaced mailboxes do not count',
    'borrowing two mailboxes while four are asked again',
    `before update on assignment for each row`,
    `new.is_counted := true`,
  ],
] as const;

test.each(someOf(rules, rules.slice(0, 1)))(
  'without the rule that %s a game tells of one',
  async (_, plan, when, change) => {
    const { pool } = house.context.database;
    await pool.query(`create function rule_off() returns trigger language plpgsql as
    $$ begin ${change}; return new; end $$;
    create trigger rule_off ${when} execute function rule_off()`);
    const game = await play(1, plan);
    await pool.query('drop function rule_off cascade');
    expect(isolatesAnybody(game)).toBe(true);
  },
);

import { afterEach, expect, test } from 'vitest';
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
import { makeCompany } from '#test/factories.ts';
import { someOf } from '#test/how-long.ts';
import { isolatesFewer } from '#test/report/fixtures/attacker.ts';
import { randomFrom } from '#test/report/random-from.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * HR tries to find out what one person answered, by everything that HR may do: borrow mailboxes and
 * give them back, invent people, make records twice or anew, start several questionaries about one
 * person, open ones too, add raters, excuse them, let people into HR and out again, move last days, answer for those whose letters it reads, look at interim
 * reports, and end each questionary when it likes. At the end it adds and subtracts what the reports
 * show (rules 24 to 26).
 */
const asking = startAsking();
const { house } = asking;

/** T of these companies. */
const threshold = 3;
const seeds = someOf([1, 2, 3], [1]);

async function play(seed: number, plan: keyof typeof plans): Promise<Game> {
  asking.company = await makeCompany(house.context.database, new Date(testNow), { howMany: 10 });
  const game: Game = {
    asking,
    random: randomFrom(seed),
    people: asking.company.people,
    borrowed: new Map(),
    invented: new Set(),
    open: [],
    answered: new Map(),
    secondOf: new Map(),
    named: new Set(),
    openly: new Set(),
    insiders: new Set(),
    cells: new Map(),
    sums: [],
  };
  const people = [borrow, giveBack, invent, makeSecond, remake, letIn, letOut];
  const seldom = [...people, startOpen, add, moveEnd, declineOne, interim, end];
  const usual = [start, answer, answer, answer, answer, ...seldom];
  const also = async () => {
    await pick(game, usual)!(game);
  };
  await plans[plan]!(game, also);
  for (const questionary of game.open) await end(game, questionary);
  return game;
}

let shown = 0;
afterEach(() => asking.box.mails.splice(0));

test.each(Object.keys(plans).flatMap((plan) => seeds.map((seed) => [plan, seed] as const)))(
  '%s (%i): no numbers shown lead to fewer than three people',
  async (plan, seed) => {
    const { sums, openly } = await play(seed, plan);
    shown += sums.length;
    expect(isolatesFewer(sums, openly, threshold)).toBe(false);
  },
);

test('the games do show numbers', () => {
  expect(shown).toBeGreaterThan(2);
});

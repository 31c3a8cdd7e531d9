import { afterEach, expect, test } from 'vitest';
import { type Game, pick } from '#test/attacker-game/game.ts';
import { borrow, giveBack, invent, letIn, letOut } from '#test/attacker-game/people.ts';
import { plans } from '#test/attacker-game/plans.ts';
import { add, answer, end, interim, moveEnd, start } from '#test/attacker-game/questionaries.ts';
import { makeCompany } from '#test/factories.ts';
import { randomFrom } from '#test/random-from.ts';
import { isolatesFewer } from '#test/report-fixtures/attacker.ts';
import { testNow } from '#test/start-app.ts';
import { startAsking } from '#test/start-asking.ts';

/**
 * HR tries to find out what one person answered, by everything that HR may do: borrow mailboxes and
 * give them back, invent people, start several questionaries about one person, add raters, let people
 * into HR and out again, move last days, answer for those whose letters it reads, look at interim
 * reports, and end each questionary when it likes. At the end it adds and subtracts what the reports
 * show (rules 24 to 26).
 */
const asking = startAsking();
const { house } = asking;

/** T of these companies. */
const threshold = 3;
const seeds = [1, 2, 3];

async function play(seed: number, plan: keyof typeof plans): Promise<string[][]> {
  asking.company = await makeCompany(house.context.database, new Date(testNow), { howMany: 10 });
  const game: Game = {
    asking,
    random: randomFrom(seed),
    people: asking.company.people,
    borrowed: new Map(),
    invented: new Set(),
    open: [],
    answered: new Map(),
    insiders: new Set(),
    cells: new Map(),
    sums: [],
  };
  const seldom = [borrow, giveBack, add, invent, letIn, letOut, moveEnd, interim, end];
  const usual = [start, answer, answer, answer, answer, ...seldom];
  const also = async () => {
    await pick(game, usual)!(game);
  };
  await plans[plan]!(game, also);
  for (const questionary of game.open) await end(game, questionary);
  return game.sums;
}

let shown = 0;
afterEach(() => asking.box.mails.splice(0));

test.each(Object.keys(plans).flatMap((plan) => seeds.map((seed) => [plan, seed] as const)))(
  '%s (%i): no numbers shown lead to fewer than three people',
  async (plan, seed) => {
    const sums = await play(seed, plan);
    shown += sums.length;
    expect(isolatesFewer(sums, new Set(), threshold)).toBe(false);
  },
);

test('the games do show numbers', () => {
  expect(shown).toBeGreaterThan(2);
});

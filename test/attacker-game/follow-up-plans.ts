import { choose, say, tell, until } from './follow-ups.ts';
import { type Game, pick, shuffled } from './game.ts';
import { borrow, giveBack, invent, letIn, letOut, makeSecond, remake } from './people.ts';
import type { Plan } from './plans.ts';
import { start } from './questionaries.ts';

/** What HR may do with records and rights while it waits, or by asking some of them about the same person. */
async function also(game: Game): Promise<void> {
  const ask = () => start(game, undefined, true, { dateEnd: '2026-12-31' });
  await pick(game, [borrow, giveBack, invent, makeSecond, remake, letIn, letOut, ask])!(game);
}

const raters = (game: Game, howMany: number) =>
  shuffled(game, game.people.slice(2)).slice(0, howMany);

/** What HR has in mind where raters are asked again. Until the report is there it does nothing: that is played elsewhere. */
export const followUpPlans: Record<string, Plan> = {
  'asking again, and anything before and meanwhile': async (game) => {
    const all = raters(game, 6);
    const again = await choose(game, all);
    for (let left = 2; left > 0; left -= 1) await also(game);
    await until(game, 'asked');
    for (const id of shuffled(game, all)) {
      if (game.random() < 0.3) await also(game);
      await say(game, again, id);
    }
    await tell(game, again);
  },
  'asking six again': async (game) => {
    const all = raters(game, 6);
    const again = await choose(game, all);
    await until(game, 'asked');
    for (const id of all) await say(game, again, id);
    await tell(game, again);
  },
  'borrowing two mailboxes before five are asked again': async (game) => {
    const [first, second, ...others] = raters(game, 5);
    const again = await choose(game, [first!, second!, ...others]);
    for (const id of [first, second]) await borrow(game, id);
    await until(game, 'asked');
    for (const id of [first!, second!, others[0]!]) await say(game, again, id, 'more');
    await tell(game, again);
  },
  'borrowing two mailboxes while four are asked again': async (game) => {
    const [first, second, ...others] = raters(game, 4);
    const again = await choose(game, [first!, second!, ...others]);
    await until(game, 'asked');
    for (const id of [first, second]) await borrow(game, id);
    await until(game, 'reminded');
    for (const id of [first!, second!, others[0]!]) await say(game, again, id, 'more');
    await tell(game, again);
  },
  'letting two into HR once three have answered again': async (game) => {
    const all = raters(game, 3);
    const again = await choose(game, all);
    await until(game, 'asked');
    for (const id of all) await say(game, again, id, 'more');
    for (const id of all.slice(1)) await letIn(game, id);
    await tell(game, again);
  },
  'asking again what only one of five can tell': async (game) => {
    const [victim, ...others] = raters(game, 5);
    const again = await choose(game, [victim!, ...others]);
    await until(game, 'asked');
    await say(game, again, victim!, 'more');
    for (const id of others) await say(game, again, id, 'none');
    await tell(game, again);
  },
};

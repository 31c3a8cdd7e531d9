import { type Game, pick, shuffled } from './game.ts';
import { borrow, giveBack, invent, letIn, makeSecond, remake } from './people.ts';
import { add, answer, end, interim, start } from './questionaries.ts';

export type Plan = (game: Game, also: () => Promise<void>) => Promise<void>;

/** What HR has in mind. Random moves happen in between, and may spoil it. */
export const plans: Record<string, Plan> = {
  'nothing special': async (game, also) => {
    for (let left = 24; left > 0; left -= 1) await also();
    await end(game);
  },
  'borrowing two mailboxes before anybody is asked': async (game, also) => {
    const [first, second, victim] = shuffled(game, game.people.slice(2));
    for (const id of [first, second]) await borrow(game, id);
    await also();
    const questionary = await start(game, [first!, second!, victim!]);
    for (const id of [first, second]) await answer(game, questionary, id);
    // Giving one back is a change of its own, which the product sees too.
    if (game.random() < 0.5) for (const id of [first, second]) await giveBack(game, id);
    await also();
    await answer(game, questionary, victim);
    await end(game, questionary);
  },
  'borrowing two mailboxes of people who were asked': async (game, also) => {
    const [first, second, victim] = shuffled(game, game.people.slice(2));
    const questionary = await start(game, [first!, second!, victim!]);
    for (const id of [first, second]) await borrow(game, id);
    for (const id of [first, second]) await answer(game, questionary, id);
    await also();
    await answer(game, questionary, victim);
    await end(game, questionary);
  },
  'adding two invented people once the only one has answered': async (game, also) => {
    const victim = pick(game, game.people.slice(2))!;
    const questionary = await start(game, [victim]);
    await answer(game, questionary, victim);
    await also();
    for (const id of [await invent(game), await invent(game)]) {
      await add(game, questionary, id);
      await answer(game, questionary, id);
    }
    await end(game, questionary);
  },
  'ending two at the moment when one more has answered the first': async (game, also) => {
    const [victim, a, b, c, x, y, z] = shuffled(game, game.people.slice(2)) as string[];
    const wider = await start(game, [a!, b!, c!, victim!]);
    const other = await start(game, [a!, b!, c!, x!, y!, z!]);
    for (const id of [a, b, c]) {
      await answer(game, wider, id);
      await answer(game, other, id);
    }
    await answer(game, wider, victim);
    if (game.random() < 0.3) await also();
    for (const questionary of shuffled(game, [wider, other])) await end(game, questionary);
  },
  'asking two groups, and both with one more': async (game, also) => {
    const [victim, a, b, c, d, e, f] = shuffled(game, game.people.slice(2)) as string[];
    const groups = [
      [a!, b!, c!],
      [d!, e!, f!],
      [a!, b!, c!, d!, e!, f!, victim!],
    ];
    const started = [];
    for (const group of groups) started.push({ group, questionary: await start(game, group) });
    for (const { group, questionary } of started)
      for (const id of group) await answer(game, questionary, id);
    if (game.random() < 0.3) await also();
    for (const { questionary } of shuffled(game, started)) await end(game, questionary);
  },
  'looking at one in between, and asking the later ones with one more': async (game, also) => {
    const [victim, a, b, c, d, e, f] = shuffled(game, game.people.slice(2)) as string[];
    const first = await start(game, [a!, b!, c!, d!, e!, f!]);
    for (const id of [a, b, c]) await answer(game, first, id);
    await interim(game, first);
    const other = await start(game, [d!, e!, f!, victim!]);
    for (const id of [d, e, f]) await answer(game, first, id);
    for (const id of [d, e, f, victim]) await answer(game, other, id);
    if (game.random() < 0.3) await also();
    for (const questionary of shuffled(game, [first, other])) await end(game, questionary);
  },
  'letting two raters into HR once all have answered': async (game, also) => {
    const [victim, a, b] = shuffled(game, game.people.slice(2)) as string[];
    const questionary = await start(game, [a!, b!, victim!]);
    for (const id of shuffled(game, [a, b, victim])) await answer(game, questionary, id);
    for (const id of [a, b]) await letIn(game, id);
    await also();
    await end(game, questionary);
  },
  'second records of three who were asked': async (game, also) => {
    const [victim, a, b, c] = shuffled(game, game.people.slice(2)) as string[];
    const seconds: string[] = [];
    for (const id of [a, b, c]) seconds.push((await makeSecond(game, id))!);
    const first = await start(game, [a!, b!, c!, victim!]);
    const other = await start(game, seconds);
    for (const id of [a, b, c, victim]) await answer(game, first, id);
    for (const id of seconds) await answer(game, other, id);
    if (game.random() < 0.5) await also();
    for (const questionary of shuffled(game, [first, other])) await end(game, questionary);
  },
  'deleting two and making them anew': async (game, also) => {
    const [victim, a, b] = shuffled(game, game.people.slice(2)) as string[];
    const remade = [await remake(game, a), await remake(game, b)];
    await also();
    const first = await start(game, [...remade.map((id) => id!), victim!]);
    for (const id of [...remade, victim]) await answer(game, first, id);
    await end(game, first);
  },
  'asking the same again once somebody has left one of its questions out': async (game, also) => {
    const [victim, a, b, c] = shuffled(game, game.people.slice(2)) as string[];
    const gap = questionsToLeaveOut(game);
    for (const leftOut of shuffled(game, [gap, []])) {
      const questionary = await start(game, [a!, b!, c!, victim!]);
      for (const id of [a, b, c]) await answer(game, questionary, id, []);
      await answer(game, questionary, victim, leftOut);
      if (game.random() < 0.3) await also();
      await end(game, questionary);
    }
  },
  'asking what only one or two of five can tell': async (game, also) => {
    const [victim, a, b, c, d] = shuffled(game, game.people.slice(2)) as string[];
    const questionary = await start(game, [a!, b!, c!, d!, victim!]);
    const unable = shuffled(game, [a, b, c, d]).slice(0, 3);
    for (const id of [a, b, c, d, victim])
      await answer(game, questionary, id, unable.includes(id) ? questionsToLeaveOut(game) : []);
    await also();
    await end(game, questionary);
  },
};

const questionsToLeaveOut = ({ questions }: Game): string[] =>
  [...questions.values()][0]!.slice(0, 1);

import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { openOne, replace, startInCycle } from './cycles.ts';
import { type Game, shuffled, token } from './game.ts';
import { invent } from './people.ts';
import type { Plan } from './plans.ts';
import { answer, end } from './questionaries.ts';

const excuseAll = async (game: Game, id: string | undefined, people: readonly string[]) => {
  for (const employeeId of id ? people : []) {
    const body = { id: id!, employeeId, isExcused: true };
    const { status } = await game.asking.house.call(excuse, { token: token(game), body });
    if (status === 200) game.moves.add('excused');
  }
};

/** What HR has in mind with cycles. */
export const cyclePlans: Record<string, Plan> = {
  'two cycles of nearly equal lists, whose others decline': async (game, also) => {
    const [victim, a, b, c, x, y, z] = shuffled(game, game.people.slice(2)) as string[];
    const wider = await startInCycle(game, [a!, b!, c!, victim!]);
    const other = await startInCycle(game, [a!, b!, c!, x!, y!, z!]);
    for (const id of [a, b, c]) {
      await answer(game, wider, id);
      await answer(game, other, id);
    }
    await excuseAll(game, other?.id, [x!, y!, z!]);
    await answer(game, wider, victim);
    if (game.random() < 0.3) await also();
    for (const questionary of shuffled(game, [wider, other])) await end(game, questionary);
  },
  'replacing by two of its own once the only one has answered': async (game, also) => {
    const [victim, a, b] = shuffled(game, game.people.slice(2)) as string[];
    const questionary = await startInCycle(game, [victim!, a!, b!]);
    await answer(game, questionary, victim);
    await excuseAll(game, questionary?.id, [a!, b!]);
    if (game.random() < 0.3) await also();
    for (const id of [await invent(game), await invent(game)]) {
      await replace(game, questionary, id);
      await answer(game, questionary, id);
    }
    await end(game, questionary);
    await openOne(game);
  },
  'two cycles at random': async (game, also) => {
    for (let begun = 0; begun < 2; begun += 1) {
      const questionary = await startInCycle(game);
      for (let left = 5; left > 0; left -= 1) await answer(game, questionary);
      for (let left = 3; left > 0; left -= 1) await also();
    }
    await end(game);
  },
};

import { playTwins, type Scene } from '#test/report/fixtures/twins.ts';
import type { Verdict } from '../set-up/with-server.ts';

const games = 3000;
const scenes: Record<string, Omit<Scene, 'people'>> = {
  'one twin, answered alike': { twins: 1 },
  'one twin, three of ten answers one off': { twins: 1, unlike: 0.3 },
  'one twin, two others tell theirs': { twins: 1, known: 2 },
  'four twins, answered alike': { twins: 4 },
  'four twins, three of ten answers one off': { twins: 4, unlike: 0.3 },
  'one twin beside facts, answered alike': { twins: 1, besideFacts: true },
  'one twin beside facts, three of ten one off': { twins: 1, besideFacts: true, unlike: 0.3 },
};
const sizes = [4, 5, 6, 8, 10, 11, 15, 20, 22];

/** From here on taking one twin's row off may tell no more than the group's mean does. */
const guessingFrom = 5;
const guessingTo = 20;
const slack = 0.05;

const percent = (share: number) => `${Math.round(100 * share)}`.padStart(3);

/** How often the attacker of decision 110 names one person's mark. */
export function twinsBench(): Verdict {
  let pass = true;
  const lines = Object.entries(scenes).flatMap(([name, scene]) => [
    `${name}: people, % by the mean, by subtraction, by experience`,
    ...sizes.map((people) => {
      const reached = playTwins({ people, ...scene }, { games, seed: people });
      const { byMean, bySubtraction, byExperience } = reached;
      const isBound = people >= guessingFrom && people <= guessingTo;
      const isOne = scene.twins === 1 && !scene.known && !scene.besideFacts;
      if (isOne && isBound && bySubtraction > byMean + slack) pass = false;
      const shares = [byMean, bySubtraction, byExperience].map(percent).join(' ');
      return `  ${String(people).padStart(2)} ${shares}`;
    }),
  ]);
  return { name: `Who writes the questions, in ${games} reports each`, lines, pass };
}

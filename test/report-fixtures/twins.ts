/**
 * An attacker who writes the questions: the same is asked again so that one person of a group, the
 * victim, can't answer it. The rows' numbers are taken from each other, or looked up in what many
 * such reports have shown (data-and-maths, "What the rules do not cover").
 */
import type { Answer } from '#contract/platform/rules/scale.ts';
import { highestMark } from '#contract/platform/rules/scale.ts';
import { randomFrom } from '#test/random-from.ts';
import { type AnswerStep, type Person, play } from './history.ts';
import { answerFor, inventLevel, inventMark } from './invented-answers.ts';

export interface Scene {
  /** In the group, the victim included. */
  people: number;
  /** How often the same is asked again. */
  twins: number;
  /** The chance that somebody answers other words with a mark one higher or lower. */
  unlike?: number;
  /** How many of the others tell the attacker what they answered. */
  known?: number;
  /**
   * The twin stands in one competence with a question to which the attacker knows all answers. So
   * nobody is without a mark on that competence.
   */
  besideFacts?: boolean;
}

/** Shares of games, 0 to 1, in which the attacker named the victim's mark. */
export interface Reached {
  /** By the mean of the group alone: what anybody may guess. */
  byMean: number;
  /** By taking the rows from each other; by the mean where a row shows nothing. */
  bySubtraction: number;
  /** By what the same numbers meant most often in as many games before. */
  byExperience: number;
}

const threshold = 3;
const noInformation: Answer = 0;

export function playTwins(scene: Scene, { games, seed }: { games: number; seed: number }): Reached {
  const random = randomFrom(seed);
  const seen = new Map<string, number[]>();
  for (let game = 0; game < games; game += 1) {
    const { key, victim } = playOnce(scene, random);
    const counts = seen.get(key) ?? Array<number>(highestMark + 1).fill(0);
    counts[victim]! += 1;
    seen.set(key, counts);
  }
  const right = { byMean: 0, bySubtraction: 0, byExperience: 0 };
  for (let game = 0; game < games; game += 1) {
    const { key, victim, mean, difference } = playOnce(scene, random);
    const counts = seen.get(key);
    const usual = counts ? counts.indexOf(Math.max(...counts)) : toMark(difference);
    if (toMark(mean) === victim) right.byMean += 1;
    if (toMark(difference) === victim) right.bySubtraction += 1;
    if (usual === victim) right.byExperience += 1;
  }
  return {
    byMean: right.byMean / games,
    bySubtraction: right.bySubtraction / games,
    byExperience: right.byExperience / games,
  };
}

const toMark = (guess: number) => Math.min(highestMark, Math.max(1, Math.floor(guess + 0.5)));

function playOnce(scene: Scene, random: () => number) {
  const { people, twins, unlike = 0, known = 0, besideFacts = false } = scene;
  const level = inventLevel(random);
  const marks = Array.from({ length: people }, () => inventMark(random, level));
  const facts = marks.map(() => inventMark(random, level));
  const victim = marks[0]!;
  const rows = showRows();
  const [whole, ...parts] = rows;
  const toldSum = sum(marks.slice(people - known));
  const group = whole! * people;
  const ofOthers = parts.flatMap((part) => (part === undefined ? [] : [sumOfOthers(part)]));
  const mean = (group - toldSum) / (people - known);
  return {
    victim,
    mean,
    difference: ofOthers.length > 0 ? group - sum(ofOthers) / ofOthers.length : mean,
    key: [group - toldSum, sum(ofOthers) - toldSum * ofOthers.length, ofOthers.length]
      .map((part) => part.toFixed(2))
      .join(),
  };

  /** What a row says of the others' marks on the twin together. */
  function sumOfOthers(part: number): number {
    if (!besideFacts) return part * (people - 1);
    return 2 * (part * people - facts[0]!) - sum(facts.slice(1));
  }

  function showRows(): (number | undefined)[] {
    const twinQuestions = besideFacts ? 2 : 1;
    const competences = [
      { name: 'asked of all', questions: 1 },
      ...Array.from({ length: twins }, () => ({ name: 'twin', questions: twinQuestions })),
      // So that the victim judges enough for the sheet to speak.
      ...Array.from({ length: twins }, () => ({ name: 'other', questions: 1 })),
    ];
    const steps = marks.map((mark, at): AnswerStep => {
      const again = Array.from({ length: twins }, (): Answer[] => {
        const twin = at === 0 ? noInformation : answerFor(inOtherWords(mark));
        return besideFacts ? [twin, answerFor(facts[at]!)] : [twin];
      });
      const other = Array.from({ length: twins }, () => [answerFor(inventMark(random, level))]);
      return { answer: at, answers: [[answerFor(mark)], ...again, ...other] };
    });
    const [output] = play({
      method: 360,
      isAnonymous: true,
      anonymityThreshold: threshold,
      competences,
      people: marks.map((): Person => ({ type: 'colleague' })),
      steps: [...steps, { output: 'final' }],
    });
    return output!.content.competenceMarkList
      .slice(0, 1 + twins)
      .map(({ participantList }) => participantList[0]?.mark);
  }

  function inOtherWords(mark: number): number {
    if (random() >= unlike) return mark;
    const other = mark + (random() < 0.5 ? 1 : -1);
    return other < 1 || other > highestMark ? mark : other;
  }
}

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

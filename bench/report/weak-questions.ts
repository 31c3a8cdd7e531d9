import { type AskedQuestion, findWeak, type ReadReport } from '#addon/weak/server/weak-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { type Answer, highestMark } from '#platform/contract/rules/scale.ts';
import { type AnswerStep, competenceId, type Person, play } from '#test/report/fixtures/history.ts';
import { answerFor } from '#test/report/fixtures/invented-answers.ts';
import { normalFrom, randomFrom } from '#test/report/random-from.ts';
import type { Verdict } from '../set-up/with-server.ts';

/** What is wrong with the third question of the first competency. */
const plants = ['fewCould', 'allAlike', 'doubles'] as const;
type Plant = (typeof plants)[number];

const competences = Array.from({ length: 6 }, (_, at) => ({ name: `${at}`, questions: 4 }));
const threshold = 3;
const answering = 0.85;
/** People of a cycle, each as often. */
const sizes = [30, 40, 60, 100];
/** Peers and direct reports of each of them. Two questions are compared where six of them answered (rule 228). */
const raters = { any: [4, 10], doubles: [9, 12] } as const;
/** "No information" on a question, where it can be answered and where hardly. */
const unable = { usual: 0.045, planted: 0.42 };
/** What is common to all marks of a rater, of a person, of a competency, and the rest: shares of the variance. */
const shares = { halo: 0.45, person: 0.23, competence: 0.12, rest: 0.2 };
const spread = 0.8;
const middle = 3.9;
/** A rater marks a double as its first, so often. */
const alike = 0.96;

const mostSaid = 0.05;
const leastFound = 0.85;

/**
 * What HR is told of questions that don't work (rule 228): of invented cycles in which all work, and in which one
 * doesn't. The reports are made by what makes them. `cycles`: how many without a bad question.
 */
export function weakQuestionsBench(cycles = 1000): Verdict {
  const random = randomFrom(1);
  const told = (plant?: Plant) => findWeak(asked, makeCycle(random, plant)).findings;
  const said = count(cycles, () => told().length > 0);
  const found = plants.map((plant) => {
    const of = Math.max(1, Math.round(cycles / 10));
    const isIt = () =>
      told(plant).some(({ questionId, finding }) => questionId === planted && finding === plant);
    return { plant, share: count(of, isIt) };
  });
  return {
    name: `Questions that don't work, in ${cycles} invented cycles of 30 to 100 people`,
    lines: [
      `All work: something is said in ${percent(said)} of cycles (at most ${percent(mostSaid)})`,
      ...found.map(
        ({ plant, share }) =>
          `One doesn't, ${plant}: found in ${percent(share)} (at least ${percent(leastFound)})`,
      ),
    ],
    pass: said <= mostSaid && found.every(({ share }) => share >= leastFound),
  };
}

const planted = 'question-0-2';
const asked: AskedQuestion[] = competences.flatMap(({ name, questions }, at) =>
  Array.from({ length: questions }, (_, place) => ({
    id: `question-${at}-${place}`,
    competenceId: competenceId(at),
    text: `${name} q${place}`,
  })),
);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const count = (of: number, isTrue: () => boolean) =>
  Array.from({ length: of }).filter(isTrue).length / of;
const pickFrom = (random: () => number, [least, most]: readonly [number, number]) =>
  least + Math.floor(random() * (most - least + 1));

function makeCycle(random: () => number, plant?: Plant): ReadReport[] {
  const people = sizes[Math.floor(random() * sizes.length)] ?? 0;
  return Array.from({ length: people }, (_, at) => readOf(`${at}`, makeOne(random, plant)));
}

/** The report about one person. */
function makeOne(random: () => number, plant?: Plant): ReportContent {
  const others = pickFrom(random, plant === 'doubles' ? raters.doubles : raters.any);
  const reports = Math.floor(others / 3);
  const people: Person[] = [
    { type: 'supervisor' },
    { type: 'employee' },
    ...Array.from(
      { length: others },
      (_, at): Person => ({
        type: at < reports ? 'subordinate' : 'colleague',
      }),
    ),
  ];
  const draw = (share: number) => spread * Math.sqrt(share) * normalFrom(random);
  const person = draw(shares.person);
  const levels = competences.map(() => middle + person + draw(shares.competence));
  const steps = people.flatMap((_, at): AnswerStep[] => {
    if (at > 1 && random() >= answering) return [];
    const halo = draw(shares.halo);
    const mark = (level: number) => level + halo + draw(shares.rest);
    const answers = levels.map((level, row) =>
      row > 0 || !plant
        ? Array.from({ length: 4 }, () => answerOf(random, mark(level)))
        : plantIn(
            random,
            plant,
            Array.from({ length: 4 }, () => mark(level)),
          ),
    );
    return [{ answer: at, answers }];
  });
  const history = { method: 360, isAnonymous: true, anonymityThreshold: threshold, competences };
  return play({ ...history, people, steps: [...steps, { output: 'final' }] })[0]!.content;
}

function answerOf(random: () => number, mark: number, cannot = unable.usual): Answer {
  if (random() < cannot) return 0;
  return answerFor(Math.min(highestMark, Math.max(1, Math.round(mark))));
}

/** One rater's answers to a competency whose third question doesn't work. */
function plantIn(random: () => number, plant: Plant, marks: readonly number[]): Answer[] {
  const answers = marks.map((mark) => answerOf(random, mark));
  if (plant === 'fewCould') answers[2] = answerOf(random, marks[2]!, unable.planted);
  if (plant === 'allAlike') answers[2] = answerOf(random, random() < 0.85 ? highestMark : 4);
  if (plant === 'doubles' && random() < alike) answers[2] = answers[0]!;
  return answers;
}

/** What HR's page reads of a report, as it is read from the database. */
function readOf(personId: string, content: ReportContent): ReadReport {
  return {
    personId,
    answeredCount: content.passedParticipantCount,
    hasSelf: true,
    hasManager: true,
    competenceList: content.competenceMarkList.map((row) => ({
      id: row.competenceId,
      others: row.otherParticipantMark,
      othersCount: row.participantList
        .filter(({ types }) => types.every((type) => type !== 'employee' && type !== 'supervisor'))
        .reduce((sum, { sheetCount }) => sum + sheetCount, 0),
      questionList: row.questionMarkList.map((one) => ({
        id: one.questionId,
        text: asked.find(({ id }) => id === one.questionId)?.text ?? '',
        self: one.selfMark,
        manager: one.supervisorMark,
        others: one.otherMark,
      })),
    })),
  };
}

import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Statement } from '#test/report/fixtures/statements.ts';
import type { startAsking } from '#test/start/start-asking.ts';

/** What HR knows: who wrote each sheet, and which sheets it wrote itself. */
export interface Game {
  asking: ReturnType<typeof startAsking>;
  random: () => number;
  people: string[];
  /** The true e-mail of each person whose letters HR reads now. */
  borrowed: Map<string, string>;
  /** People whom HR has made up. It reads all their letters. */
  invented: Set<string>;
  open: QuestionaryDetail[];
  /** Of each competence of the company. */
  questions: Map<string, string[]>;
  /** By questionary: who has answered, in which role, whether HR did it, and what they left out. */
  answered: Map<string, Answered[]>;
  /** By questionary that a cycle has sent to work: which cycle. */
  cycles: Map<string, string>;
  /** What has been got done with cycles. */
  moves: Set<'launched' | 'excused' | 'replaced' | 'opened'>;
  /** Records of people who have another one: whose they are. */
  secondOf: Map<string, string>;
  /** By questionary, those that are not anonymous. */
  named: Set<string>;
  /** People who have answered where everybody sees it. */
  openly: Set<string>;
  /** Raters who are in HR now. They know what they answer. */
  insiders: Set<string>;
  /** By questionary and roles: the people behind the number shown. */
  cells: Map<string, Map<string, string[]>>;
  /**
   * By competence: what each number shown says of people's marks on its questions, without those in whose
   * place HR answered.
   */
  statements: Map<string, Statement[]>;
  /** The people behind each word of change and the sentences beside it, without those whose answers HR knows. */
  told: string[][];
  /** The final reports, as HR has read them. */
  reports: ReportContent[];
}

export interface Answered {
  id: string;
  type: string;
  byHr: boolean;
  /** A competence or a question. */
  leftOut: readonly string[];
}

export const pick = <V>({ random }: Game, list: readonly V[]): V | undefined =>
  list[Math.floor(random() * list.length)];
export const shuffled = <V>({ random }: Game, list: readonly V[]): V[] =>
  list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map((each) => each.value);

export const raters = ({ people, invented, secondOf }: Game) => [
  ...people.slice(2),
  ...invented,
  ...secondOf.keys(),
];
/** Who somebody with this record is. */
export const personOf = ({ secondOf }: Game, id: string) => secondOf.get(id) ?? id;
/** Of these, the people whose answers HR doesn't know. Two records of one person are that person. */
export const unknown = (
  game: Game,
  answered: readonly Pick<Answered, 'id' | 'byHr'>[],
): string[] => [
  ...new Set(
    answered
      .filter(({ id, byHr }) => !byHr && !game.insiders.has(id))
      .map(({ id }) => personOf(game, id)),
  ),
];
export const token = ({ asking }: Pick<Game, 'asking'>) => asking.company.hrToken;

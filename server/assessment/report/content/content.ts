/**
 * The content of a report as stored and shown, made from sheets (data-and-maths, "Report content").
 */

import type { CompetenceMark, ReportContent } from '#contract/assessment/content/report-content.ts';
import type { AnswerWords } from '#contract/platform/rules/answer-words.ts';
import {
  type AnonymousType,
  keepsAnonymity,
  type Method,
  type QuestionaryType,
  type SmallGroups,
} from '#contract/platform/rules/methods.ts';
import { limits } from '#contract/platform/rules/scale.ts';
import { shownAgreement } from './agreement.ts';
import type { Ledger } from './atoms.ts';
import { type Behaviour, behaviourLists, behavioursOf, questionMark } from './behaviours.ts';
import {
  columnKeys,
  type Disclosure,
  extendLedger,
  type ReportAssignment,
  type SheetsByColumn,
} from './columns.ts';
import { ratingAnswers, textAnswers } from './common-answers.ts';
import { type Fraction, numberOrNull, toNumber } from './fraction.ts';
import { entriesOf, type Group, groupsOf, overallMarks, type RowEntry } from './groups.ts';
import { reportProgress } from './progress.ts';
import {
  type FrozenQuestion,
  isAnonymousType,
  presentSheets,
  ratingQuestions,
  type Sheet,
} from './sheets.ts';
import { textGroups } from './text-groups.ts';
import { zoneLists, zoneMark } from './zone-lists.ts';

export type ReportInput = {
  questionary: {
    id: string;
    number: number;
    method: Method;
    type: QuestionaryType;
    dateStart: string;
    dateEnd: string;
    /** As set in the form. The content says whether anonymity is kept (rule 25). */
    isAnonymous: boolean;
    /** T as frozen when it went to work. */
    anonymityThreshold: number;
    smallGroups: SmallGroups;
    /** As frozen when it went to work. */
    answerWords?: AnswerWords | null;
  };
  subject: {
    employeeId: string;
    name: string;
    position: string | null;
    subdivision: string | null;
  };
  kind: 'interim' | 'final';
  /** ISO 8601. */
  createdAt: string;
  /** In the questionary's order. */
  competences: readonly {
    id: string;
    name: string;
    description: string | null;
    targetMark: number | null;
  }[];
  /** In their frozen order. */
  questions: readonly FrozenQuestion[];
  /** All assignments about this subject, done or not. */
  assignments: readonly ReportAssignment[];
  /** One for each done assignment, in any order. */
  sheets: readonly Sheet[];
  /** What another report makes it keep back (rule 26). */
  comparable: ReportContent['comparableList'];
  /**
   * Columns that a compared questionary asked about this person too, and whether somebody of its groups
   * left any of it out there (rule 26).
   */
  askedBefore: ReadonlyMap<string, { hasGap: boolean }>;
  /** As the subject's previous output left it. */
  ledger: Ledger;
};

export interface MadeReport {
  content: ReportContent;
  ledger: Ledger;
  /** Keys of the columns of which somebody in the groups left any question out. */
  leftOutColumns: string[];
}

/** A row. Without the groups of atoms where a compared questionary asked the same (rule 26). */
interface Told {
  entries: RowEntry[];
  isKeptBack: boolean;
}

/** A competence as calculated, before its numbers leave the exact arithmetic. */
type Competence = ReportInput['competences'][number] & {
  behaviours: Behaviour[];
  self: Fraction | null;
  others: Fraction | null;
  total: Fraction | null;
} & Told;

/**
 * The report's content, and the ledger to store with it. Do both in one transaction, with the
 * subject's row locked. Without anonymity the ledger stays as given.
 */
export function makeReport(input: ReportInput): MadeReport {
  const disclosure = disclosureOf(input);
  const columns = columnsOf(input);
  const marked = [...columns.values()].map(({ sheets }) => sheets);
  const { ledger, silent } = extendLedger(input.ledger, input.sheets, marked, disclosure);
  const groups = groupsOf(input.sheets, disclosure && ledger);
  const leftOutColumns = [...columns.keys()].filter((key) => isLeftOut(columns.get(key)!, groups));
  const isKeptBack = (key: string) => {
    const before = input.askedBefore.get(key);
    const hasGap = before?.hasGap || leftOutColumns.includes(key);
    return disclosure !== null && before !== undefined && hasGap;
  };
  const rowOf = (key: string): Told => {
    const { anonymityThreshold } = input.questionary;
    const entries = entriesOf(groups, columns.get(key)!.sheets, anonymityThreshold);
    return isKeptBack(key)
      ? { isKeptBack: true, entries: entries.filter(({ group }) => group.atoms === null) }
      : { isKeptBack: false, entries };
  };

  const isFinal = input.kind === 'final';
  const threshold = disclosure?.threshold ?? null;
  const competences = input.competences.map((competence): Competence => {
    const row = rowOf(columnKeys.competence(competence.id));
    const behaviours = isFinal
      ? behavioursOf(competence.id, input.questions, row.entries, threshold)
      : [];
    return { ...competence, ...row, behaviours, ...overallMarks(row.entries) };
  });
  const texts = textGroups(groups, input.sheets, silent);
  const common = input.questions.filter(({ kind }) => kind === 'common');

  const content: ReportContent = {
    ...headerOf(input),
    isAnonymous: disclosure !== null,
    smallGroups: disclosure?.smallGroups ?? null,
    ...reportProgress(input.assignments),
    comparableList: [...input.comparable],
    notShownSheetCount: countNotShown(input.sheets, disclosure === null ? marked : groups),
    competenceMarkList: competences.map((each) => competenceMark(each, disclosure)),
    ...zoneLists(competences),
    ...behaviourLists(competences.flatMap(({ behaviours }) => behaviours)),
    commonQuestionAnswerList: common.map((question) =>
      question.type === 'text'
        ? textAnswers(question, texts)
        : ratingAnswers(question, rowOf(columnKeys.question(question.id))),
    ),
    limits: { ...limits },
  };
  return { content, ledger, leftOutColumns };
}

/**
 * How the ledger would be after an output that keeps these roles back. Without anonymity it stays as
 * given.
 */
export function ledgersWithout(
  input: Omit<ReportInput, 'comparable'>,
): (types: readonly AnonymousType[]) => Ledger {
  const columns = [...columnsOf(input).values()].map(({ sheets }) => sheets);
  return (types) => {
    const comparable = [{ number: 0, types: [...types] }];
    const disclosure = disclosureOf({ ...input, comparable });
    return extendLedger(input.ledger, input.sheets, columns, disclosure).ledger;
  };
}

function disclosureOf({ questionary, kind, assignments, comparable }: ReportInput): Disclosure {
  if (!keepsAnonymity(questionary)) return null;
  return {
    threshold: questionary.anonymityThreshold,
    final: kind === 'final',
    smallGroups: questionary.smallGroups,
    assignments,
    withheld: new Set(comparable.flatMap(({ types }) => types)),
  };
}

/** How many questions a column has, and the sheets with a mark on one of them. */
interface Asked {
  questionCount: number;
  sheets: SheetsByColumn;
}

/** The columns of competences and common rating questions, by their keys. */
function columnsOf({
  questions,
  competences,
  sheets,
}: Pick<ReportInput, 'questions' | 'competences' | 'sheets'>): Map<string, Asked> {
  const answered = ratingQuestions(questions);
  const column = (key: string, belongs: (question: FrozenQuestion) => boolean) => {
    const own = [...answered.keys()].filter((question) => belongs(answered[question]!));
    const present = presentSheets(sheets, own).map((sheet) => [sheet.id, sheet] as const);
    return [key, { questionCount: own.length, sheets: new Map(present) }] as const;
  };
  return new Map([
    ...competences.map(({ id }) =>
      column(columnKeys.competence(id), ({ competenceId }) => competenceId === id),
    ),
    ...answered
      .filter(({ kind }) => kind === 'common')
      .map((common) => column(columnKeys.question(common.id), ({ id }) => id === common.id)),
  ]);
}

/** Whether somebody of the three types' groups left any question of the column out. */
const isLeftOut = ({ questionCount, sheets }: Asked, groups: readonly Group[]): boolean =>
  groups
    .filter(({ types }) => types.some(isAnonymousType))
    .some((group) => group.sheets.some((id) => sheets.get(id)?.marks.length !== questionCount));

function headerOf({ questionary, subject, kind, createdAt }: ReportInput) {
  return {
    questionaryId: questionary.id,
    employeeId: subject.employeeId,
    number: questionary.number,
    subject: subject.name,
    position: subject.position,
    subdivision: subject.subdivision,
    method: questionary.method,
    type: questionary.type,
    dateStart: questionary.dateStart,
    dateEnd: questionary.dateEnd,
    createdAt,
    kind,
    anonymityThreshold: questionary.anonymityThreshold,
    ...(questionary.answerWords && { answerWords: questionary.answerWords }),
  };
}

/** Counts finished sheets of colleagues, customers and subordinates that are in none of these. */
function countNotShown(
  sheets: readonly Sheet[],
  shown: readonly (SheetsByColumn | Group)[],
): number {
  const ids = new Set(shown.flatMap((each) => ('sheets' in each ? each.sheets : [...each.keys()])));
  return sheets.filter(({ id, type }) => isAnonymousType(type) && !ids.has(id)).length;
}

function competenceMark(competence: Competence, disclosure: Disclosure): CompetenceMark {
  const { competenceId, name, ...marks } = zoneMark(competence);
  return {
    competenceId,
    name,
    description: competence.description,
    ...marks,
    totalMark: numberOrNull(competence.total),
    targetMark: competence.targetMark,
    participantList: competence.entries.map(({ types, mark, sheetCount }) => ({
      types,
      mark: toNumber(mark),
      sheetCount,
    })),
    agreement: shownAgreement(competence.entries, disclosure),
    isKeptBack: competence.isKeptBack,
    questionMarkList: competence.behaviours.map(questionMark),
  };
}

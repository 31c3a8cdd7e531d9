/**
 * The content of a report as stored and shown, made from sheets (data-and-maths, "Report content").
 */

import type {
  CompetenceMark,
  NameParts,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import {
  keepsAnonymity,
  type Method,
  type QuestionaryType,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import { shownAgreement } from './agreement.ts';
import type { Ledger } from './atoms.ts';
import { type Behaviour, behaviourLists, behavioursOf, questionMark } from './behaviours.ts';
import {
  type Disclosure,
  extendLedger,
  type ReportAssignment,
  type SheetsByColumn,
} from './columns.ts';
import { commentsOf, ratingAnswers } from './common-answers.ts';
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
    /** The words for the answers as frozen when it went to work. */
    answerWords?: AnswerWords | null;
  };
  subject: {
    employeeId: string;
    name: string;
    parts?: NameParts;
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
  /** Roles that it keeps back as it shared raters with these at the upgrade. */
  comparable: ReportContent['comparableList'];
  /** The ledger as the subject's previous output left it. */
  ledger: Ledger;
};

export interface MadeReport {
  content: ReportContent;
  ledger: Ledger;
}

/** A competence as calculated, before its numbers leave the exact arithmetic. */
type Competence = ReportInput['competences'][number] & {
  entries: RowEntry[];
  behaviours: Behaviour[];
  self: Fraction | null;
  others: Fraction | null;
  total: Fraction | null;
};

/**
 * The report's content, and the ledger to store with it. Do both in one transaction, with the
 * subject's row locked. Without anonymity the ledger stays as given.
 */
export function makeReport(input: ReportInput): MadeReport {
  const disclosure = disclosureOf(input);
  const columns = columnsOf(input);
  const marked = [...columns.values()];
  const { ledger, silent } = extendLedger(input.ledger, input.sheets, marked, disclosure);
  const groups = groupsOf(input.sheets, disclosure && ledger);
  const rowOf = (id: string) =>
    entriesOf(groups, columns.get(id)!, input.questionary.anonymityThreshold);

  const isFinal = input.kind === 'final';
  const threshold = disclosure?.threshold ?? null;
  const competences = input.competences.map((competence): Competence => {
    const entries = rowOf(competence.id);
    const behaviours = isFinal
      ? behavioursOf(competence.id, input.questions, entries, threshold)
      : [];
    return { ...competence, entries, behaviours, ...overallMarks(entries) };
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
        ? commentsOf(question, texts)
        : ratingAnswers(question, rowOf(question.id)),
    ),
    limits: { ...limits },
  };
  return { content, ledger };
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

/** The columns of competences and common rating questions, by their ids. */
function columnsOf({ questions, competences, sheets }: ReportInput): Map<string, SheetsByColumn> {
  const answered = ratingQuestions(questions);
  const column = (id: string, belongs: (question: FrozenQuestion) => boolean) => {
    const own = [...answered.keys()].filter((question) => belongs(answered[question]!));
    const present = presentSheets(sheets, own).map((sheet) => [sheet.id, sheet] as const);
    return [id, new Map(present)] as const;
  };
  return new Map([
    ...competences.map(({ id }) => column(id, ({ competenceId }) => competenceId === id)),
    ...answered
      .filter(({ kind }) => kind === 'common')
      .map((common) => column(common.id, ({ id }) => id === common.id)),
  ]);
}

function headerOf({ questionary, subject, kind, createdAt }: ReportInput) {
  return {
    questionaryId: questionary.id,
    employeeId: subject.employeeId,
    number: questionary.number,
    subject: subject.name,
    ...(subject.parts && { subjectParts: subject.parts }),
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
    questionMarkList: competence.behaviours.map(questionMark),
  };
}

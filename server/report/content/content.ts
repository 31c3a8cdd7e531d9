/**
 * The content of a report as stored and shown, made from sheets (data-and-maths, "Report content").
 */

import { keepsAnonymity, type Method, type QuestionaryType } from '#contract/rules/methods.ts';
import type { CompetenceMark, ReportContent } from '#contract/rules/report-content.ts';
import { limits } from '#contract/rules/scale.ts';
import { shownAgreement } from './agreement.ts';
import type { Ledger } from './atoms.ts';
import {
  columnKeys,
  type Disclosure,
  extendLedger,
  groupsShown,
  type ReportAssignment,
} from './columns.ts';
import { ratingAnswers, textAnswers } from './common-answers.ts';
import { type Fraction, numberOrNull, toNumber } from './fraction.ts';
import { type Group, type MarkedGroup, markGroups, overallMarks } from './groups.ts';
import { reportProgress } from './progress.ts';
import {
  type FrozenQuestion,
  isAnonymousType,
  type MarkedSheet,
  presentSheets,
  ratingQuestions,
  type Sheet,
} from './sheets.ts';
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
  /** As the subject's previous output left it, or {} before the first. */
  ledger: Ledger;
};

/** A competence as calculated, before its numbers leave the exact arithmetic. */
type Competence = ReportInput['competences'][number] & {
  sheets: Group<MarkedSheet>[];
  groups: MarkedGroup[];
  self: Fraction | null;
  others: Fraction | null;
  total: Fraction | null;
};

/**
 * The report's content, and the ledger to store with it. Do both in one transaction, with the
 * subject's row locked. Without anonymity the ledger stays as given.
 */
export function makeReport(input: ReportInput): { content: ReportContent; ledger: Ledger } {
  const disclosure = disclosureOf(input);
  const marked = markedColumns(input);
  const columns = new Map<string, readonly (MarkedSheet | Sheet)[]>(marked);
  columns.set(columnKeys.texts, input.sheets);
  const ledger = extendLedger(input.ledger, columns, disclosure);
  const shown = (key: string) => groupsShown(key, marked.get(key) ?? [], ledger, disclosure);

  const competences = input.competences.map((competence): Competence => {
    const sheets = shown(columnKeys.competence(competence.id));
    const groups = markGroups(sheets, disclosure !== null);
    return { ...competence, sheets, groups, ...overallMarks(groups) };
  });
  const texts = groupsShown(columnKeys.texts, input.sheets, ledger, disclosure);
  const common = input.questions.filter(({ kind }) => kind === 'common');

  const content: ReportContent = {
    ...headerOf(input),
    isAnonymous: disclosure !== null,
    ...reportProgress(input.assignments),
    comparableList: [...input.comparable],
    notShownSheetCount: countNotShown(input.sheets, competences),
    competenceMarkList: competences.map((each) => competenceMark(each, disclosure)),
    ...zoneLists(competences),
    commonQuestionAnswerList: common.map((question) =>
      question.type === 'text'
        ? textAnswers(question, texts)
        : ratingAnswers(
            question,
            markGroups(shown(columnKeys.question(question.id)), disclosure !== null),
          ),
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
    assignments,
    withheld: new Set(comparable.flatMap(({ types }) => types)),
  };
}

/**
 * The columns of competences and common rating questions, with the sheets that have a mark there.
 */
function markedColumns({
  questions,
  competences,
  sheets,
}: ReportInput): Map<string, MarkedSheet[]> {
  const answered = ratingQuestions(questions);
  const column = (key: string, belongs: (question: FrozenQuestion) => boolean) => {
    const positions = [...answered.keys()].filter((position) => belongs(answered[position]!));
    return [key, presentSheets(sheets, positions)] as const;
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
  };
}

/**
 * Counts finished sheets of colleagues, customers and subordinates that are behind no competence
 * mark.
 */
function countNotShown(sheets: readonly Sheet[], competences: readonly Competence[]): number {
  const groups = competences.flatMap((competence) => competence.sheets);
  const shown = new Set(groups.flatMap((group) => group.sheets.map(({ id }) => id)));
  return sheets.filter(({ id, type }) => isAnonymousType(type) && !shown.has(id)).length;
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
    participantList: competence.groups.map(({ types, mark, sheetCount }) => ({
      types,
      mark: toNumber(mark),
      sheetCount,
    })),
    agreement: shownAgreement(competence.sheets, disclosure),
  };
}

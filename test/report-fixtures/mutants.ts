/**
 * Plausible but wrong ways to keep anonymity, each built around the real report. The tests must
 * catch every one.
 */
import { type Atom, emptyLedger } from '#server/assessment/report/content/atoms.ts';
import { makeReport, type ReportInput } from '#server/assessment/report/content/content.ts';
import { isAnonymousType } from '#server/assessment/report/content/sheets.ts';
import type { MakeReport } from './history.ts';
import { positionsOf } from './present.ts';

const withoutLedger: MakeReport = (input) => makeReport({ ...input, ledger: emptyLedger });

const oneFewer: MakeReport = (input) => {
  const { questionary } = input;
  const anonymityThreshold = questionary.anonymityThreshold - 1;
  return makeReport({ ...input, questionary: { ...questionary, anonymityThreshold } });
};

/** Makes the report from its own ledger, changed. Every sheet that may be shown is in an atom then. */
const withAtoms =
  (change: (atoms: Atom[], input: ReportInput) => Atom[]): MakeReport =>
  (input) => {
    const { ledger } = makeReport(input);
    return makeReport({ ...input, ledger: { ...ledger, atoms: change(ledger.atoms, input) } });
  };

const lateSheetsJoin = withAtoms((atoms, { sheets }) => {
  const taken = new Set(atoms.flatMap((atom) => atom.sheets));
  const late = sheets.filter(({ id, type }) => isAnonymousType(type) && !taken.has(id));
  return atoms.map((atom, index) => {
    const first = (type: string) =>
      atoms.findIndex(({ types }) => types.some((each) => each === type)) === index;
    const joining = late.filter(({ type }) => first(type)).map(({ id }) => id);
    return { ...atom, sheets: [...atom.sheets, ...joining] };
  });
});

const gapsCountNothing = withAtoms((atoms) => atoms.map((atom) => ({ ...atom, weight: 1000 })));

const accessHoldersCount: MakeReport = (input) =>
  makeReport({
    ...input,
    assignments: input.assignments.map((each) => ({ ...each, opensReport: false })),
  });

/** A question whose own marks are T, whatever the competence's other questions lack. */
const eachQuestionForItself: MakeReport = (input) => {
  const { content, ledger, ...made } = makeReport(input);
  const competenceMarkList = content.competenceMarkList.map((row) => {
    const shown = row.participantList.map(({ types }) => types.join());
    const ids = ledger.atoms
      .filter(({ types }) => shown.includes(types.join()))
      .flatMap(({ sheets }) => sheets);
    const positions = positionsOf(input, `competence:${row.competenceId}`);
    const isTold = (at: number) =>
      input.sheets.filter(({ id, answers }) => ids.includes(id) && answers[positions[at]!]! > 0)
        .length >= input.questionary.anonymityThreshold;
    return {
      ...row,
      questionMarkList: row.questionMarkList.map((question, at) => ({
        ...question,
        otherMark: isTold(at) ? 3 : null,
      })),
    };
  });
  return { content: { ...content, competenceMarkList }, ledger, ...made };
};

export const mutants: Record<string, MakeReport> = {
  'grouping without a ledger': withoutLedger,
  'T − 1': oneFewer,
  'late sheets joining an old atom': lateSheetsJoin,
  'gaps that count nothing': gapsCountNothing,
  'access holders counting': accessHoldersCount,
  'questions one by one': eachQuestionForItself,
};

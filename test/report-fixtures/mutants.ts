/**
 * Plausible but wrong ways to keep anonymity, each built around the real report. The tests must
 * catch every one.
 */
import type { ColumnLedger, Ledger } from '#server/report/content/atoms.ts';
import { columnKeys } from '#server/report/content/columns.ts';
import { makeReport, type ReportInput } from '#server/report/content/content.ts';
import { isAnonymousType } from '#server/report/content/sheets.ts';
import type { MakeReport } from './history.ts';
import { presentIn } from './present.ts';

const withoutLedger: MakeReport = (input) => makeReport({ ...input, ledger: {} });

const oneFewer: MakeReport = (input) => {
  const { questionary } = input;
  const anonymityThreshold = questionary.anonymityThreshold - 1;
  return makeReport({ ...input, questionary: { ...questionary, anonymityThreshold } });
};

const lateSheetsJoin: MakeReport = (input) =>
  makeReport({
    ...input,
    ledger: mapColumns(makeReport(input).ledger, (column, key) => joinLate(input, column, key)),
  });

const groupedBySheets: MakeReport = (input) => {
  const { ledger } = makeReport(input);
  const all = ledger[columnKeys.texts]!;
  return makeReport({
    ...input,
    ledger: mapColumns(ledger, (_, key) => {
      const present = new Set(presentIn(input, key));
      const atoms = all.atoms
        .map(({ types, sheets }) => ({ types, sheets: sheets.filter((id) => present.has(id)) }))
        .filter(({ sheets }) => sheets.length > 0);
      return { ...all, atoms };
    }),
  });
};

const accessHoldersCount: MakeReport = (input) =>
  makeReport({
    ...input,
    assignments: input.assignments.map((each) => ({ ...each, opensReport: false })),
  });

export const mutants: Record<string, MakeReport> = {
  'grouping without a ledger': withoutLedger,
  'T − 1': oneFewer,
  'late sheets joining an old atom': lateSheetsJoin,
  'grouping by sheets instead of by marks': groupedBySheets,
  'access holders counting': accessHoldersCount,
};

function mapColumns(
  ledger: Ledger,
  change: (column: ColumnLedger, key: string) => ColumnLedger,
): Ledger {
  return Object.fromEntries(
    Object.entries(ledger).map(([key, column]) => [key, change(column, key)]),
  );
}

function joinLate(input: ReportInput, column: ColumnLedger, key: string): ColumnLedger {
  const taken = new Set(column.atoms.flatMap(({ sheets }) => sheets));
  const present = new Set(presentIn(input, key));
  const late = input.sheets.filter(
    ({ id, type }) => isAnonymousType(type) && present.has(id) && !taken.has(id),
  );
  const atoms = column.atoms.map(({ types, sheets }, index) => {
    const first = (type: string) =>
      column.atoms.findIndex((atom) => atom.types.some((each) => each === type)) === index;
    const joining = late.filter(({ type }) => first(type)).map(({ id }) => id);
    return { types, sheets: [...sheets, ...joining] };
  });
  return { ...column, atoms };
}

import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import { runFigures } from '#core/employee/contract/rules/run-outlook.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import {
  countProblems,
  type WrongRow,
} from '#platform/server/table-file/columns/speak-problems.ts';

/** An outlook's people, forgotten once somebody has decided about the file, or because it changes nobody. */
export const nameless = {
  people: Object.fromEntries(
    runFigures.map((one) => [one, []]),
  ) as unknown as KeptOutlook['people'],
  uncountedList: [],
};

/** The outlook of a file that can't be read as one of people. */
export const failedOutlook = (problemList: KeptOutlook['problemList']): KeptOutlook => ({
  ...nameless,
  reasonList: [],
  figures: Object.fromEntries(runFigures.map((one) => [one, 0])) as KeptOutlook['figures'],
  other: 0,
  unchanged: 0,
  present: 0,
  uncounted: 0,
  problemList,
});

/** What is wrong in a file, as it is kept: what stands in a row is somebody's, and the file has it. */
export const keptProblems = (
  wrong: readonly WrongRow<EmployeeImportField>[],
): KeptOutlook['problemList'] =>
  countProblems(wrong).map(({ rowList, ...problem }) => ({
    ...problem,
    rowList: rowList.map(({ rowIndex }) => rowIndex),
  }));

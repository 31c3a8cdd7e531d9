import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import {
  countProblems,
  type WrongRow,
} from '#platform/server/table-file/columns/speak-problems.ts';

/** What is wrong in a file, as it is kept: what stands in a row is somebody's, and the file has it. */
export const keptProblems = (
  wrong: readonly WrongRow<EmployeeImportField>[],
): KeptOutlook['problemList'] =>
  countProblems(wrong).map(({ rowList, ...problem }) => ({
    ...problem,
    rowList: rowList.map(({ rowIndex }) => rowIndex),
  }));

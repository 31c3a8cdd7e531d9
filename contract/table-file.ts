import { z } from 'zod/mini';

/**
 * The errors of one row. The row is numbered as in a spreadsheet, the messages are in the caller's
 * language.
 */
export const rowErrors = z.object({ rowIndex: z.number(), errorList: z.array(z.string()) });
export type RowErrors = z.infer<typeof rowErrors>;

/** As many rows with errors leave in one answer. Nobody reads more before mending the file. */
export const mostRowErrors = 100;
/** How many rows have errors, listed or not. */
export const errorRowCount = z.number();

/** One thing that is wrong, however many rows have it, the most frequent one first. */
export const fileProblem = z.object({
  message: z.string(),
  rowCount: z.number(),
  /** The first rows. `value` is what stands there; '' where the message says it or nothing does. */
  rowList: z.array(z.object({ rowIndex: z.number(), value: z.string() })),
});
export type FileProblem = z.infer<typeof fileProblem>;
export const mostProblemRows = 5;

/**
 * Why a row is not taken for a person's: a total, the heading of a group, column numbers, a header
 * that is repeated, nothing in the columns that count, or somebody who has left.
 */
export const skipReasons = ['total', 'group', 'numbers', 'header', 'empty', 'fired'] as const;
export type SkipReason = (typeof skipReasons)[number];
export const skippedRow = z.object({
  rowIndex: z.number(),
  reason: z.enum(skipReasons),
  /** The first text of the row. */
  text: z.string(),
});
export type SkippedRow = z.infer<typeof skippedRow>;

/** A column of the file and what it is used for. */
export interface FileColumn<Key extends string> {
  /** From 0. */
  index: number;
  /** As the file has it, shortened. Empty where only the rows have something. */
  header: string;
  /** Null when it is not used. */
  field: Key | null;
  /** The first value. */
  sample: string;
}

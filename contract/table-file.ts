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

import { z } from 'zod/mini';

/** Errors of one row; the row as a spreadsheet shows it, the messages in the caller's language. */
export const rowErrors = z.object({ rowIndex: z.number(), errorList: z.array(z.string()) });
export type RowErrors = z.infer<typeof rowErrors>;

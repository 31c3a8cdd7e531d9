import { z } from 'zod/mini';
import { longestField } from './call/endpoint.ts';

/**
 * The errors of one row. The row is numbered as in a spreadsheet, the messages are in the caller's
 * language.
 */
export const rowErrors = z.object({ rowIndex: z.number(), errorList: z.array(z.string()) });
export type RowErrors = z.infer<typeof rowErrors>;

/** How many rows with errors one answer names at most. Nobody reads more before mending the file. */
export const mostRowErrors = 100;
/** How many rows have errors, listed or not. */
export const errorRowCount = z.number();

/** One thing that is wrong, however many rows have it, the most frequent one first. */
export const fileProblem = z.object({
  message: z.string(),
  rowCount: z.number(),
  /** The first rows; none where it is about the columns. `value` is what stands there; '' where the message says it or nothing does. */
  rowList: z.array(z.object({ rowIndex: z.number(), value: z.string() })),
});
export type FileProblem = z.infer<typeof fileProblem>;
export const mostProblemRows = 5;

/**
 * Why a row is not taken for a person's: a total, the heading of a group, column numbers, a header
 * that is repeated, nothing in the columns that count, somebody who has left by the directory or by
 * the file, nobody's e-mail, or as somebody has left it out or merged it with another row.
 */
export const skipReasons = [
  'total',
  'group',
  'numbers',
  'header',
  'empty',
  'fired',
  'dismissed',
  'noEmail',
  'leftOut',
  'merged',
] as const;
export type SkipReason = (typeof skipReasons)[number];
export const skippedRow = z.object({
  rowIndex: z.number(),
  reason: z.enum(skipReasons),
  /** The first text of the row. */
  text: z.string(),
});
export type SkippedRow = z.infer<typeof skippedRow>;

/** How many skipped rows are listed at most. */
export const mostSkippedRows = 100;

/** What a column may be used for, in the order in which it is offered. */
type Fields<Key extends string> = readonly [Key, ...Key[]];

/** A column of the file and what it is used for. */
const fileColumn = <const Key extends string>(fields: Fields<Key>) =>
  z.object({
    /** From 0. */
    index: z.number(),
    /** As the file has it, shortened. Empty where only the rows have something. */
    header: z.string(),
    /** Null when it is not used. */
    field: z.nullable(z.enum(fields)),
    /** The first value. */
    sample: z.string(),
  });
export type FileColumn<Key extends string> = z.infer<ReturnType<typeof fileColumn<Key>>>;

/** A name that the directory does not have, however it is spelled, and how many rows have it. */
export const unknownName = z.object({
  name: z.string(),
  count: z.number(),
  /** The entry of the directory that it means, as chosen. */
  id: z.nullable(z.string()),
});
export type UnknownName = z.infer<typeof unknownName>;
/** More would be a column of something else. */
export const mostUnknownNames = 1000;

/** Moments, as programs write them, that are another day in the company's zone, and the first of them. */
export const movedDays = z.object({
  count: z.number(),
  rowIndex: z.number(),
  value: z.string(),
  day: z.string(),
});
export type MovedDays = z.infer<typeof movedDays>;

/** Which encoding a text file is in may be chosen: of the west, the middle, Turkey, the Baltic states, and of Cyrillic. */
export const textEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
  'windows-1251',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** An encoding that a file may be in, and the first names that it reads otherwise than the others. */
const encodingReading = z.object({ encoding: z.enum(textEncodings), names: z.array(z.string()) });
export type EncodingReading = z.infer<typeof encodingReading>;

/** What every import answers, whatever becomes of the rows. */
export const fileReply = <const Key extends string>(fields: Fields<Key>) => ({
  /** Empty when every row is or would be taken. Otherwise no row is taken. At most 100 are listed. */
  data: z.array(rowErrors),
  errorRowCount,
  /** The same, each problem once. */
  problemList: z.array(fileProblem),
  columns: z.array(fileColumn(fields)),
  /** The sheet that was read; null for a text file. */
  sheet: z.nullable(z.string()),
  sheetList: z.array(z.string()),
  /** The likely ones of a text file whose letters leave doubt, chosen or not, the likeliest first; else empty. */
  encodings: z.array(encodingReading),
  skipped: z.array(skippedRow),
  skippedRowCount: z.number(),
  /** Null where there are none. */
  movedDays: z.nullable(movedDays),
});

export type FileReply<Key extends string> = z.infer<
  z.ZodMiniObject<ReturnType<typeof fileReply<Key>>>
>;

/** What the document for programs says of fields that hold JSON. */
export const saidOfFields = new WeakMap<z.core.$ZodType, string>();

/** A field of a multipart form that holds JSON, of at most this size. `said` describes it to programs. */
export const jsonField = <S extends z.core.$ZodType>(schema: S, said?: string) => {
  const field = z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(longestField)),
        z.transform((text, context) => {
          try {
            return JSON.parse(text);
          } catch {
            context.issues.push({ code: 'custom', message: 'validation.invalid', input: text });
            return z.NEVER;
          }
        }),
      ),
      schema,
    ),
  );
  if (said) saidOfFields.set(field, said);
  return field;
};

const isOnce = (columns: Record<string, string | null>): boolean => {
  const chosen = Object.values(columns).filter((field) => field !== null);
  return new Set(chosen).size === chosen.length;
};

/** What is sent beside a file: where its table is, and which column is which. */
export const fileChoices = <const Key extends string>(fields: Fields<Key>) => ({
  /** The sheet of a workbook that is to be read; left out, the first visible one with a table. */
  sheet: z.optional(z.string().check(z.maxLength(1000))),
  /** The encoding of a text file that is not in Unicode; needed where its letters leave doubt. */
  encoding: z.optional(z.enum(textEncodings)),
  /**
   * The person's choices by the column's index in the file, null to leave it out. The product finds
   * the other columns by their headers.
   */
  columns: jsonField(
    z
      .record(
        z.string().check(z.regex(/^\d{1,4}$/, 'validation.invalid')),
        z.nullable(z.enum(fields)),
      )
      .check(z.refine(isOnce, 'validation.columnTwice')),
  ),
});

import type { EncodingReading, FileColumn, TextEncoding } from '#platform/contract/table-file.ts';

/** What a person decides about a file's columns, by names, so that it fits the next file too. */
export interface ColumnChoices<Key extends string = string> {
  sheet: string | undefined;
  /** The encoding chosen for a text file whose letters leave doubt. It is kept for that file alone. */
  encoding: TextEncoding | undefined;
  /** The field of each column by the column's name (`columnName`), or null for none. */
  fields: Readonly<Record<string, Key | null>>;
}
export const noColumnChoices = {
  sheet: undefined,
  encoding: undefined,
  fields: {},
} satisfies ColumnChoices;

/** What the last answer tells of the file. */
export interface KnownColumns<Key extends string = string> {
  columns: readonly FileColumn<Key>[];
  sheet: string | null;
  sheetList: readonly string[];
  encodings: readonly EncodingReading[];
}

/** Headers may repeat: the second of a name is another column. */
export function columnName(
  column: FileColumn<string>,
  columns: readonly FileColumn<string>[],
): string {
  const before = columns.filter(({ header, index }) => {
    return header === column.header && index < column.index;
  });
  return `${before.length} ${column.header}`;
}

/** Chooses a column's field. Another column that had it has none then. */
export function chooseField<Key extends string, Choices extends ColumnChoices<Key>>(
  choices: Choices,
  columns: readonly FileColumn<Key>[],
  { column, field }: { column: FileColumn<Key>; field: Key | null },
): Choices {
  const others = columns.filter((one) => field !== null && one.field === field && one !== column);
  const freed = others.map((one) => [columnName(one, columns), null] as const);
  // An earlier choice for a column that another sheet has would come back and collide.
  const kept = Object.entries(choices.fields).filter(([, one]) => field === null || one !== field);
  return {
    ...choices,
    fields: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(freed),
      [columnName(column, columns)]: field,
    },
  };
}

/** What is chosen for the letters of this file. */
export const chosenEncoding = (
  { encoding }: Pick<ColumnChoices, 'encoding'>,
  encodings: readonly EncodingReading[],
): TextEncoding | undefined => encodings.find((one) => one.encoding === encoding)?.encoding;

/**
 * The fields `sheet`, `encoding` and `columns` of a form. `known` is the last answer about this file: only it
 * tells which columns and sheets there are.
 */
export function columnFields<Key extends string>(
  { sheet, encoding, fields }: ColumnChoices<Key>,
  known: KnownColumns<Key> | undefined,
): { sheet?: string; encoding?: TextEncoding; columns?: string } {
  const isThere = sheet !== undefined && known?.sheetList.includes(sheet);
  const isRead = known !== undefined && (!isThere || known.sheet === sheet);
  const chosen = chosenEncoding({ encoding }, known?.encodings ?? []);
  const columns = isRead ? columnsOf(fields, known.columns) : {};
  return {
    ...(isThere && { sheet }),
    ...(chosen && { encoding: chosen }),
    ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
  };
}

function columnsOf(fields: ColumnChoices['fields'], columns: readonly FileColumn<string>[]) {
  const chosen = columns.flatMap((column) => {
    const field = fields[columnName(column, columns)];
    return field === undefined ? [] : [[String(column.index), field] as const];
  });
  return Object.fromEntries(chosen);
}

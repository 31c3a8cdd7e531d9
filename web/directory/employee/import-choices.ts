import type { BodyInput } from '#contract/call/endpoint.ts';
import type { ImportField, ImportReply, importEmployees } from '#contract/employee-import.ts';

/** What a person decides about a file, by names, so that it fits the next file too. */
export interface ImportChoices {
  sheet: string | undefined;
  /** By the column's name (`nameOf`): its field, or null for none. */
  fields: Readonly<Record<string, ImportField | null>>;
  /** Ids of places by the file's names for them. */
  places: Readonly<Record<PlaceKind, Readonly<Record<string, string>>>>;
  createsPlaces: boolean;
  takesBack: boolean;
}
export type PlaceKind = 'positions' | 'subdivisions';

export const noChoices: ImportChoices = {
  sheet: undefined,
  fields: {},
  places: { positions: {}, subdivisions: {} },
  createsPlaces: false,
  takesBack: false,
};

export type ReplyColumn = ImportReply['columns'][number];

/** Headers may repeat: the second of a name is another column. */
export function nameOf(column: ReplyColumn, columns: readonly ReplyColumn[]): string {
  const before = columns.filter(({ header, index }) => {
    return header === column.header && index < column.index;
  });
  return `${before.length} ${column.header}`;
}

/** Chooses a column's field. Another column that had it has none then. */
export function chooseField(
  choices: ImportChoices,
  columns: readonly ReplyColumn[],
  { column, field }: { column: ReplyColumn; field: ImportField | null },
): ImportChoices {
  const others = columns.filter((one) => field !== null && one.field === field && one !== column);
  const freed = others.map((one) => [nameOf(one, columns), null] as const);
  // An earlier choice for a column that another sheet has would come back and collide.
  const kept = Object.entries(choices.fields).filter(([, one]) => field === null || one !== field);
  return {
    ...choices,
    fields: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(freed),
      [nameOf(column, columns)]: field,
    },
  };
}

type Form = BodyInput<typeof importEmployees>;

/**
 * The form that says so. `known` is the last answer about this file: only it tells which columns and
 * sheets there are.
 */
export function formOf(
  { sheet, fields, places, createsPlaces, takesBack }: ImportChoices,
  known: ImportReply | undefined,
): Form {
  const isThere = sheet !== undefined && known?.sheetList.includes(sheet);
  const isRead = known !== undefined && (!isThere || known.sheet === sheet);
  const columns = isRead ? columnsOf(fields, known.columns) : {};
  const isMapped = Object.values(places).some((names) => Object.keys(names).length > 0);
  return {
    createPlaces: createsPlaces ? 'true' : 'false',
    takeBack: takesBack ? 'true' : 'false',
    ...(isThere && { sheet }),
    ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
    ...(isMapped && { places: JSON.stringify(places) }),
  };
}

function columnsOf(fields: ImportChoices['fields'], columns: readonly ReplyColumn[]) {
  const chosen = columns.flatMap((column) => {
    const field = fields[nameOf(column, columns)];
    return field === undefined ? [] : [[String(column.index), field] as const];
  });
  return Object.fromEntries(chosen);
}

/** How many of the unknown names would be created. */
export const createdOf = (places: ImportReply['newPlaces'][PlaceKind]): number =>
  places.filter(({ id }) => id === null).length;
export const needsLeave = ({ newPlaces }: ImportReply): boolean =>
  createdOf(newPlaces.positions) + createdOf(newPlaces.subdivisions) > 0;

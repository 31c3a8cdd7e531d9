/** The value of a written cell. A day is YYYY-MM-DD, which XLSX stores as a date. */
export type Cell = string | number | null | { day: string };

/** The first row is the header. */
export type Table = readonly (readonly Cell[])[];

/** What a written cell shows; a day as YYYY-MM-DD, which XLSX keeps as a date. */
export type Cell = string | number | null | { day: string };

/** The first row is the header. */
export type Table = readonly (readonly Cell[])[];

import type { tableFile as ru } from '../ru/table-file.ts';
import type { Translation } from '../t.ts';

export const tableFile: Translation<typeof ru> = {
  notATable: 'This is no CSV or XLSX table. Save it in one of these formats and choose it again',
  empty: 'The file is empty',
  noRows: 'There are no rows below the header',
  tooManyRows: 'The file has more than 20,000 rows. Split it into several',
  unpacksTooLarge: 'The table is too large. Keep one sheet with the columns needed',
  missingColumn: 'The column “{{name}}” is missing',
  columnTwice: 'The column “{{name}}” appears twice',
  brokenQuotes: 'Quotation marks in this row do not close, or close too early',
};

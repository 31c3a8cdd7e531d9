import type { Translation } from '#platform/texts/t.ts';
import type { tableFile as ru } from '#platform/texts/table-file/ru.ts';

export const tableFile: Translation<typeof ru> = {
  notATable:
    'This isn’t a CSV or XLSX file. Save your table in one of these formats and select it again.',
  webPage:
    'This is a web page or XML without a table in it. Open it in Excel or LibreOffice, save it as an XLSX workbook and choose it again.',
  oldExcel:
    'This is an old Excel file (.xls) or a workbook with a password. Open it in Excel or LibreOffice, save it as an XLSX workbook without a password and choose it again.',
  binaryExcel:
    'This is a binary Excel workbook (.xlsb). Open it in Excel or LibreOffice, save it as an XLSX workbook and choose it again.',
  numbers:
    'This is an Apple file (Numbers, Pages or Keynote). Open it in Numbers, export it to Excel (XLSX) and choose it again.',
  openDocument: 'This is an ODS file. Save it as XLSX or CSV and choose it again.',
  noWorksheet: 'The workbook has no sheet with a table, only charts',
  doubtfulEncoding:
    'The letters beyond A–Z in this file can be read in different ways. Choose how to read them, or save the file as “CSV UTF-8” or XLSX.',
  unclearLetters:
    'The letters beyond A–Z in this file can be read in different ways, so it wasn’t read. Save it as “CSV UTF-8” or XLSX.',
  noSuchSheet: 'The file no longer has this sheet. Check the file again.',
  noSuchColumn: 'The file no longer has this column. Check the file again.',
  empty: 'The file is empty',
  noRows: 'There are no rows below the header',
  tooManyRows: 'The file has more than 20,000 rows. Split it into smaller files.',
  unpacksTooLarge: 'The file is too large to open. Keep one sheet with only the columns you need.',
  takesTooLong:
    'We couldn’t read the file within {{seconds}} s. Keep one sheet with only the columns you need, or save the table as CSV.',
  takesTooMuchMemory:
    'Reading the file takes more than {{megabytes}} MB of memory. Keep one sheet with only the columns you need, or split the table.',
  missingColumn: 'Column “{{name}}” is missing',
  columnTwice: 'Column “{{name}}” appears twice',
  brokenQuotes: 'A quotation mark in this row is missing or out of place',
  noFormulaValue:
    'This row has formulas without values. Open the file in Excel or LibreOffice, save it and choose it again.',
  atColumn: '{{column}}: {{problem}}',
  atValue: '{{column}} “{{value}}”: {{problem}}',
  imported: 'Import complete',
  refused_one: 'File not accepted: {{count}} row has errors',
  refused_other: 'File not accepted: {{count}} rows have errors',
  checked: 'File checked',
};

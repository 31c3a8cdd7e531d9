import type { upload as ru } from '../ru/upload.ts';
import type { Translation } from '../t.ts';

export const upload: Translation<typeof ru> = {
  choose: 'Choose a file',
  chooseOther: 'Choose another',
  dropPlace: 'Drop a file here',
  dropHere: 'Let go of the file to choose it',
  remove: 'Remove the file {{name}}',
  chosen: 'Chosen: {{name}}, {{size}}',
  kinds: 'CSV or XLSX, up to 10 MB and 20,000 rows',
  example: 'Download an example file',
  exampleFailed: 'The example could not be downloaded',
  row: 'Row {{row}}',
  tooLarge: 'The file is larger than {{megabytes}} MB',
  changedOnDisk: 'The file has changed or left the disk. Choose it again',
  noAnswer: 'No answer came. Check the connection and try again: the file is still chosen',
  showAll: 'Show all ({{count}})',
  andMore_one: 'And {{count}} more row',
  andMore_other: 'And {{count}} more rows',
};

import type { Translation } from '#platform/texts/t.ts';
import type { upload as ru } from './ru.ts';

export const upload: Translation<typeof ru> = {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  dropPlace: 'Drag and drop a file here',
  dropHere: 'Drop the file here',
  oneFile: 'Only one file fits here. Drop the one you need.',
  remove: 'Remove {{name}}',
  chosen: '{{name}} selected, {{size}}',
  kinds: 'CSV or XLSX, up to 10 MB and 20,000 rows',
  example: 'Download sample file',
  exampleFailed: 'We couldn’t download the sample',
  row: 'Row {{row}}',
  tooLarge: 'The file is larger than {{megabytes}} MB',
  wrongKind: 'This isn’t a table. Choose a CSV or XLSX file.',
  changedOnDisk: 'The file was changed or removed from your device. Choose it again.',
  noAnswer:
    'No response from the server. Check your connection and try again: your file is still selected.',
};

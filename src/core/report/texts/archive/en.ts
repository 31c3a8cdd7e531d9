import type { archiveFile as ru } from '#core/report/texts/archive/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const archiveFile: Translation<typeof ru> = {
  name: 'reports',
  missingName: 'not-included.txt',
  missing: 'We couldn’t turn these reports into PDFs. The others are in the archive:',
  undrawnName: 'characters-missing.txt',
  undrawn:
    'Some characters don’t show in these PDFs: boxes stand for those that the product’s fonts don’t have. How many:',
  notReady: 'The archive isn’t ready yet. Download it when it is.',
  tooManyUnderWay: '{{count}} other archives are being prepared. Wait for one of them.',
  tooManyStanding:
    'You have {{count}} archives from the last 24 hours, which is the most. Remove some of them.',
  tooLargeStanding:
    'Your archives from the last 24 hours hold {{count}} GB, which is the most. Remove some of them.',
  tooManyReports: 'There are too many reports: {{count}}. An archive holds {{max}} at most.',
};

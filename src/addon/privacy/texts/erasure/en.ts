import type { erased as erasedRu, erasure as ru } from '#addon/privacy/texts/erasure/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** What stands in place of somebody who was erased. */
export const erased: Translation<typeof erasedRu> = {
  lastName: 'Former employee',
  rater: 'Reviewer',
};

/** Where an administrator asks for a former person to be erased, or stops it (rule 114). */
export const erasure: Translation<typeof ru> = {
  title: 'Erase the data of {{name}}?',
  gone: 'The name, email, photo, phone, date of birth and the rest of the profile go, as do links to managers, the access, links, emails and notifications. If this person has access to another company, nothing changes there.',
  left: '“Former employee” with a number takes the place of the name, and “Reviewer” in other people’s reports. The ratings in other people’s reports don’t change.',
  reports: 'Reports on this person',
  keep: 'Keep them without the name',
  keepHint: 'The job title and department stay in them',
  delete: 'Delete them',
  deleteHint: 'Averages already worked out in company results keep their number',
  waits: 'This happens in 24 hours, and the data can’t be brought back',
  stays:
    'Any administrator can stop it until then. The name still stays in the activity log until its term is over, in backups as long as they’re kept, in downloaded files, and in the texts of answers in which someone mentioned the person by name.',
  ask: 'Erase in a day',
  waiting: 'To be erased: {{name}}',
  due: 'When: {{moment}}',
  by: 'Asked by: {{name}}',
  withReports: 'Reports on this person will be deleted',
  withoutReports: 'Reports on this person stay without the name',
  stop: 'Stop',
};

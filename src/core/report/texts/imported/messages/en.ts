import type { reportHistoryMessages as ru } from '#core/report/texts/imported/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** What the server says about files of earlier reports. */
export const reportHistoryMessages: Translation<typeof ru> = {
  imported: 'Reports imported',
  deleted_one: '{{count}} imported report deleted',
  deleted_other: '{{count}} imported reports deleted',
  deletedOne: 'Imported report deleted',

  unknownEmail: 'No employee has this email',
  unknownName: 'This employee isn’t in the directory. Add them, or give an email.',
  severalNamed: 'Several employees have this name. Give the email.',
  unknownRole: 'Role not recognised. Use: self, manager, peers, customers or direct reports.',
  bothShapes:
    'Roles are selected in rows and in columns. Keep either “Role”, “Rating” and “Number of people”, or the columns of roles.',
  notAMark: 'A number is needed, for example 4.2',
  outsideScale: 'Outside the scale from {{low}} to {{high}}. Select the scale that the file has.',
  notACount: 'A whole number of people is needed',
  wrongDays:
    'These aren’t dates we can read. Write 31.12.2024, or give a year. The start can’t be after the end.',
  tooRecent: 'The assessment must have ended at least 30 days ago',
  nearOwn:
    'Less than 30 days from the report on the same person in assessment #{{number}}: comparing the two could reveal individual people’s answers',
  nearBroughtIn:
    'Less than 30 days from another imported report on the same person with the same competencies: comparing the two could reveal individual people’s answers. Keep one of them.',
  twice: 'A row above already has this role and competency for this person',
  tooManyAssessments:
    'The file has more than {{max}} different assessments. Check that the column with dates is the right one.',
  tooManyCompetences:
    'A report has more than {{max}} competencies. Check that the column is the right one: it may hold questions.',

  examplePerson: 'Smith Anna',
  exampleCompetence: 'Teamwork',
  exampleTitle: 'Assessment 2025',
};

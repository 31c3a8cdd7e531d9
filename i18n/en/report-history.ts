import type { reportHistory as ru } from '#i18n/ru/report-history.ts';
import type { Translation } from '#i18n/t.ts';

/** The windows in which reports of earlier years are brought in and removed. */
export const reportHistory: Translation<typeof ru> = {
  title: 'Bring in earlier reports',
  lead: 'A row of the file is what one role gave one person in one competency, how many responded, and the dates. The columns are found automatically, and you can correct them. You’ll be able to compare these reports with new ones; no one gets an email.',
  file: 'File with reports',
  columnsLead: 'Check what goes where.',
  scale: 'Rating scale in the file',
  scaleHint: 'The best rating is the highest. Reports will have the scale 1–5.',
  fields: {
    email: 'Email of the person assessed',
    fullName: 'Full name of the person assessed',
    lastName: 'Last name',
    firstName: 'First name',
    middleName: 'Middle name',
    competence: 'Competency',
    role: 'Role',
    mark: 'Rating',
    count: 'Number of people',
    dateStart: 'Assessment start',
    dateEnd: 'Assessment end',
    title: 'Assessment name',
  },
  counts: {
    created: 'New reports',
    unchanged: 'Already brought in',
    different: 'There, with other numbers',
    nothingLeft: 'Nothing to show',
  },
  outcomes: {
    created: 'New',
    unchanged: 'Already brought in',
    different: 'Other numbers',
    nothingLeft: 'Nothing to show',
  },
  whoSees:
    'The people the reports are about, their managers, HR and admins see them right away, like all final reports.',
  differentHint:
    'Reports that are already there with other numbers stay as they are. To take the numbers of the file, delete them first in “What was brought in”.',
  withheld_one: '{{count}} rating won’t be brought in',
  withheld_other: '{{count}} ratings won’t be brought in',
  withheldWhy:
    'Ratings from peers, customers and direct reports are only shown as an average of at least {{threshold}} people. Here there are fewer, or the file doesn’t say how many, and there’s nothing to combine the role with. These ratings won’t be part of any average.',
  withheldList: 'Which ratings',
  uncounted: 'number of people unknown',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  newCompetences: 'The directory doesn’t have these competencies',
  newCompetencesHint:
    'They keep their names in the reports and are compared with a competency of the same name. If it has another name in the directory, select it.',
  keepName: 'Keep the name',
  competenceFor: 'What “{{name}}” means',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  firstReports: 'First reports',
  competences: 'Competencies',
  outcome: 'What happens',
  nothing: 'The file has no reports',
  reports_one: '{{count}} report',
  reports_other: '{{count}} reports',
  listTitle: 'Reports brought in',
  listFailed: 'We couldn’t load the list',
  listEmpty: 'Nothing brought in yet',
  listEmptyText:
    'Assessments of earlier years will be here once you bring in their reports from a file.',
  broughtAt: 'brought in on {{day}}',
  removeAll: 'Delete the reports brought in: {{name}}',
  removeAllTitle_one: 'Delete {{count}} report that was brought in?',
  removeAllTitle_other: 'Delete {{count}} reports that were brought in?',
  removeTitle: 'Delete the report that was brought in: {{name}}, #{{number}}?',
  removeText: 'You can’t undo this, but you can bring the reports in from the file again.',
};

import type { questionaryDetail as ru } from '#core/questionary/texts/detail/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const questionaryDetail: Translation<typeof ru> = {
  title: 'Assessment #{{number}}',
  menu: 'Assessment actions',
  duplicate: 'Duplicate',
  toWork: 'Launch',
  complete: 'Complete',
  completesToday: 'Today is the last day',
  completing: 'Being completed',
  completeTitle: 'Complete assessment today?',
  completeText:
    'Today becomes the last day. Answers begun before midnight still arrive for half an hour, and at about 00:30 we create the reports.',
  completeAnswered: 'Responses so far: {{passed}} of {{total}}.',
  completeLetters:
    'Those who are invited and haven’t responded get an email right away: they can only respond today.',
  completeConfirm: 'Complete today',
  toArchive: 'Archive',
  facts: 'About this assessment',
  andMore: '{{names}} and {{count}} more',
  status: 'Status',
  method: 'Method',
  type: 'Type',
  dates: 'Dates',
  period: 'Repeats',
  askAgainOn: 'Reviewers are asked again on {{date}}',
  anonymity: 'Anonymity',
  createdAt: 'Created',
  anonymousMeaning:
    'Ratings from peers, customers and direct reports are shown only as averages of groups of at least {{threshold}} people. The manager’s ratings and the self-assessment are shown separately.',
  namedMeaning360: 'The report shows each group separately, without combining them.',
  namedMeaning90: 'With method 90, only the manager rates, and the report shows it.',
  namedMeaning180:
    'With method 180, the manager and the person rate, and the report shows them separately.',
  people: 'People assessed',
  competencies: 'Competencies',
  participants: 'Reviewers',
  selfMeaning: 'Everyone assessed also completes a self-assessment.',
  noPeople: 'No one selected',
  noCompetencies: 'No competencies selected',
  noParticipants: 'No reviewers selected',
  add: {
    title: 'Add',
    supervisor: 'managers',
    colleague: 'peers',
    customer: 'customers',
    subordinate: 'direct reports',
  },
  undelivered: {
    refused:
      'Invitation not delivered: {{email}} doesn’t accept mail. Correct the email in the directory and we’ll send the invitation automatically.',
    retrying:
      'Invitation not delivered yet: the mail server isn’t responding. We’ll keep trying {{email}}.',
    delayed:
      'The invitation to {{email}} hasn’t gone out yet: it’s been queued for over 15 minutes.',
  },
  keyLost_one: 'Answers about {{count}} person can’t be read: the key is missing on the server',
  keyLost_other: 'Answers about {{count}} people can’t be read: the keys are missing on the server',
  keyMissingText:
    'New answers can’t be accepted, and no report can be made. Please tell whoever runs the product: nothing is lost while the key can be brought back. Each person has a key of their own in each assessment, so no one else is affected.',
  delayed_one: 'Invitations held up for over 15 minutes: {{count}} person is waiting',
  delayed_other: 'Invitations held up for over 15 minutes: {{count}} people are waiting',
  delayedText:
    'We’ll send them as soon as the server gets to them. If it doesn’t, tell your administrator.',
  answered: 'Responded',
  notAnswered: 'Not yet',
  allAnswered: 'Everyone has responded.',
  byRole: 'By role',
  onlyOpen: 'Only those who haven’t responded',
  remind_one: 'Remind {{count}} person',
  remind_other: 'Remind {{count}} people',
  remindNobody: 'Remind',
  remindTomorrow:
    'Everyone we’re waiting for has had an email today or is about to get one. You can remind them tomorrow.',
  remindNoMore:
    'Everyone we’re waiting for has had an email today or is about to get one, and tomorrow responses are closed.',
  remindTitle: 'Send a reminder?',
  remindText:
    'Everyone who hasn’t responded gets one email with all they still have to assess. You can remind once a day.',
  remindConfirm: 'Send',
  remindedAt: 'Last reminder: {{date}}',
  inviteAgain: 'Resend invitation',
  inviteSending: 'Sending invitation…',
  inviteAgainLabel: 'Resend invitation: {{name}}',
  noPlace: 'No job title or department',
  reports: 'Reports',
  allReportsZip: 'Download all reports (ZIP)',
  reportsZip: 'Reports (ZIP)',
  labelled: '{{label}} · {{count}}',
  archiveBegun_one:
    'We’re preparing an archive of {{count}} report. You’ll find it at the top of the page.',
  archiveBegun_other:
    'We’re preparing an archive of {{count}} reports. You’ll find it at the top of the page.',
  openReport: 'Open report: {{name}}',
  noReport: 'No report',
  noReportText: 'There were no responses, or not enough about anyone to create a report.',
  reportsComing: 'Preparing reports',
  reportsComingText:
    'Ready: {{made}} of {{total}}. They’ll appear here automatically, usually within seconds.',
  inwork: 'Report in progress',
  inworkText:
    'Reviewers are still responding. The report will appear here when the assessment is completed.',
  ended: 'Responses are closed',
  endedText:
    'The reports will appear here at about 00:30. Until then, answers begun in time may still arrive.',
  notYet: 'Invitations go out on {{date}} at {{hour}}:00',
  notYetText:
    'Reviewers won’t hear about it until then. The report will appear here when the assessment is completed.',
  createdWarning: 'Check everything before you launch',
  createdWarningText:
    'Once launched, an assessment can’t be edited: you can only change the end date and add reviewers.',
  cannotWork: 'Before you can launch:',
  workTitle: 'Launch assessment?',
  workNow: 'Reviewers will be invited right away.',
  workLater: 'Reviewers will be invited on {{date}} at {{hour}}:00.',
  workUntil: 'They can respond until the end of {{date}}.',
  workOneDay: 'They can only respond today: the end date is today.',
  workPeople: 'Reviewers: {{count}}.',
  workPeopleAndSelf: 'Reviewers: {{count}}, self-assessments: {{selves}}.',
  workWithout: 'No one selected: {{roles}}. The report won’t include their ratings.',
  workFrozen:
    'Questions, people assessed and method will be locked. After that, you can only change the end date and add reviewers.',
  workOn: 'Launch on {{date}}',
  workWithoutThem: 'Launch without them',
  workLeavesOut: 'Who won’t be asked:',
  workWarnings: 'Please note:',
  workConfirm: 'Launch',
  archiveTitle: 'Archive assessment?',
  archiveCreatedText: 'It moves to the archive and no one is invited. You can’t undo this.',
  archiveInworkText:
    'Reviewers can no longer respond. Reports are created from the responses so far and kept in the archive with the assessment. You can’t undo this.',
  archiveDoneText: 'It moves to the archive. Its reports are kept.',
  archiveEndsRepeating: 'It won’t repeat any more.',
  deleteTitle: 'Delete assessment #{{number}}?',
  deleteText: 'You can’t undo this.',
  loadFailed: 'We couldn’t load the assessment',
  reportsFailed: 'We couldn’t load the reports',
};

import type { Translation } from '#platform/texts/t.ts';
import type { cycleForm as ru } from './ru.ts';

export const cycleForm: Translation<typeof ru> = {
  createTitle: 'New cycle',
  editTitle: 'Edit cycle #{{number}}',
  wrong: 'Cycle not saved',
  failed: 'Cycle not saved. Everything you entered is still here.',
  locked: 'Some settings can no longer be changed',
  lockedText: {
    nominating:
      'People are already choosing their reviewers by them. Questions can change until the first person is launched.',
    inwork: 'Reviewers are already answering by them.',
    byCards:
      'Everyone in this cycle has an assessment already: change the method, the questions and one person’s dates there.',
  },
  name: 'Name',
  look: 'Check',
  proposed: {
    winter: '{{method}} assessment, winter {{year}}',
    spring: '{{method}} assessment, spring {{year}}',
    summer: '{{method}} assessment, summer {{year}}',
    autumn: '{{method}} assessment, autumn {{year}}',
  },
  startFailed: 'Couldn’t load the company’s settings',

  about: {
    title: 'What to ask',
    method90: 'The manager rates',
    method180: 'The manager and a self-assessment',
    method360: 'Manager, peers, customers, direct reports and a self-assessment',
    isAnonymous: 'Anonymous assessment',
    isAnonymousHint:
      'Ratings by peers, customers and direct reports appear in the report only as a group average.',
    questions: 'Questions',
    position: 'By each person’s job title',
    positionHint: 'Competencies are those of the job title on the day of the launch.',
    list: 'The same for everyone',
    listHint: 'Everyone is assessed on the selected competencies.',
    chooseCompetencies: 'Select competencies',
    competences_one: '{{count}} competency for everyone',
    competences_other: '{{count}} competencies for everyone',
    byPosition: 'questions by job title',
    named: 'not anonymous',
    anonymous: 'anonymous',
    more: 'More',
    mayDecline: 'Reviewers can decline',
    mayDeclineHint:
      'A peer, customer or direct report can say that they can’t assess someone. Only HR sees why.',
    message: 'Your words in the email',
    messageHint: 'Why there’s an assessment, who runs it and whom to ask. Up to 1,000 characters.',
  },
  choosing: {
    title: 'Who selects reviewers',
    chosenBy: 'The list is made by',
    by: {
      subject: 'The person themselves',
      leader: 'The manager',
      hr: 'HR',
    },
    byHint: {
      subject: 'Everyone gets an email and names their reviewers.',
      leader: 'Managers get an email and make the lists for their people.',
      hr: 'You do: from the structure, from a file or one by one. Without approval the assessments are drafts at once.',
    },
    only360: 'In the {{method}} method the manager rates: there’s no one to select.',
    approvedBy: 'The list is approved by',
    approver: {
      leader: 'The manager',
      hr: 'HR',
      nobody: 'No one',
    },
    approverHint: {
      leader: 'HR approves the lists of people without a manager.',
      hr: 'Lists wait for you on the cycle’s page.',
      nobody: 'A list is ready once it’s sent.',
    },
    summary: '{{by}}; approved by {{approver}}',
    summaryNobody: '{{by}}; no approval',
    summaryApprover: { leader: 'the manager', hr: 'HR' },
    limits: 'How many reviewers can be named',
    limitsHint: 'A guide for whoever approves, not a limit.',
    perRater: 'Assessments per reviewer, at most',
    perRaterByCards:
      'The structure names no peer more often. Where a file does, one press on the cycle’s page evens the lists out.',
    perRaterHint:
      'Filling from the structure puts no peer on more lists. Whoever chooses sees who is already asked that often.',
    min: 'At least',
    max: 'At most',
  },
  dates: {
    title: 'Dates',
    chooseUntil: 'Last day of choosing',
    dateStart: 'Answers from',
    dateEnd: 'Answers until',
    summary: 'choosing until {{until}}, answers {{period}}',
    summaryShort: 'answers {{period}}',
  },
  reports: {
    title: 'Reports',
    release: 'When the report is shared with the person',
    way: {
      talk: 'After a talk with the manager',
      hr: 'After HR',
      atOnce: 'Right away',
    },
    wayHint: {
      talk: 'The manager and HR read it first. After the talk one of them shares it with the person.',
      hr: 'HR reads it first and then shares it with the manager and the person.',
      atOnce: 'Once it’s ready, everyone entitled to it can read it.',
    },
    releaseOn: 'Shared automatically no later than',
    releaseOnHint:
      'So that no one is kept waiting if someone forgets. You can still put a single report on hold.',
    summary: '{{way}}, no later than {{date}}',
  },
  stale: {
    title: 'Someone else has changed the cycle',
    over: 'The cycle is completed or archived; your version can’t be saved.',
    lostText: 'The cycle has started, and this can no longer be changed.',
  },
};

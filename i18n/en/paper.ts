import type { paper as ru } from '../ru/paper.ts';
import type { Translation } from '../t.ts';

export const paper: Translation<typeof ru> = {
  title: '{{method}}° assessment report: {{subject}}',
  final: 'Final assessment report',
  interim: 'Interim assessment report',
  interimNote:
    'The assessment is still running: {{passed}} of {{total}} have answered. The final report may differ from this one.',
  number: 'Questionary No. {{number}}',
  period: 'Assessment period',
  created: 'Report created',
  passed: 'Answered',
  ofTotal: '{{passed}} of {{total}}',
  none: '—',
  sheets_one: '{{count}} person',
  sheets_other: '{{count}} people',
  participants: {
    heading: 'Participants',
    role: 'Role',
    passed: 'Answered',
    names: 'Names',
  },
  chart: {
    heading: 'Competence profile',
    scale: 'Scale from 1 to 5: the farther from the centre, the higher the mark.',
    barsScale: 'Scale from 1 to 5: the longer the bar, the higher the mark.',
    alt: 'Chart of the marks by competence. Lines: {{groups}}. All numbers are in the table of competencies.',
  },
  competences: {
    heading: 'Competencies',
    number: 'No.',
    name: 'Competence',
    others: 'Others’ mark',
    total: 'Average',
    agreement: 'Others’ opinions',
    agree: 'agree',
    differ: 'differ',
    note: 'Below a group’s mark stands how many people gave it. “Others’ mark” is everybody but the person themself; “Average” includes the self-assessment.',
    noteAlone:
      'Below a group’s mark stands how many people gave it. This method has no self-assessment, so “Others’ mark” and “Average” are the same.',
    emptyAnonymous:
      '“—”: no mark of its own in this row. There are fewer than {{threshold}} marks, the role is joined with another, nobody answered, or everybody answered “no information”.',
    emptyNamed: '“—”: no mark. Nobody answered, or everybody answered “no information”.',
  },
  zones: {
    self: 'Self',
    others: 'Others',
    gap: 'Difference',
    empty: 'There are no such competencies.',
    lowest: 'Lowest marks',
    lowestLead: 'Up to three competencies that others marked lowest.',
    development: 'Development zones',
    developmentLead: 'Others’ mark is below {{low}}, and the person sees it too.',
    developmentLeadAlone: 'Others’ mark is below {{low}}.',
    hidden: 'Hidden possibilities',
    hiddenLead: 'Others give higher marks than the person does, by {{gap}} or more.',
    blind: 'Blind zones',
    blindLead: 'The self mark is above others’ mark by {{gap}} or more.',
  },
  answers: {
    heading: 'Answers to open questions',
    ratings: 'Common rating questions',
    group: 'Answered by',
    mark: 'Mark',
    sheets: 'Answered',
    order: 'Answers are given word for word and in alphabetical order within each group.',
    empty: 'There are no answers.',
  },
  notes: {
    heading: 'How the results were obtained',
    scale: 'Scale',
    scaleText:
      '“{{always}}” gives 5 points, “{{most}}” 4, “{{half}}” 3, “{{rarely}}” 2 and “{{never}}” 1, that is, mark = 6 − number of the answer. “{{unknown}}” gives no points and goes into no mean.',
    formula: 'Formula',
    formulaText:
      'One person’s mark on a competence is the mean of their answers to the questions of that competence. A group’s mark is the mean of such marks. Others’ mark = Σ (group mark × people in it) ÷ Σ people over all groups but self; the average is the same with the self-assessment added.',
    limits: 'Limits',
    limitsText:
      'Lowest marks: up to three competencies with the lowest others’ mark, if it is below 5. Blind zone: self mark − others’ mark ≥ {{gap}}. Hidden possibility: self mark − others’ mark ≤ −{{gap}}. Development zone: others’ mark < {{low}} and not a blind zone.',
    limitsTextAlone:
      'Lowest marks: up to three competencies with the supervisor’s lowest mark, if it is below 5. Development zone: a mark below {{low}}. Blind zones and hidden possibilities are not determined by method 90, because they need a self-assessment.',
    agreement: 'Agreement of opinions',
    agreementText:
      'AD is the mean deviation of single people’s marks from their common mean; above 0.8 opinions differ. r_wg is the degree of agreement from 0 to 1, where 1 is full unanimity. Not shown when too few people answered.',
    anonymity: 'Anonymity',
    anonymityText:
      'Marks of colleagues, customers and subordinates are shown only as means over at least {{threshold}} people, rounded to one decimal. Supervisors’ marks and the self-assessment are shown on their own. Those who may open this report do not count among the {{threshold}}.',
    attributed:
      'The assessment is not anonymous: every role is shown on its own, however few people answered in it.',
    merged:
      'Joined roles: {{groups}}. In at least one of them too few people answered to be shown on their own, so they share one mark.',
    notShown_one:
      'The answers of {{count}} person are not shown: there is no group of at least {{threshold}} for them, or they hold no mark at all. They count in no mean.',
    notShown_other:
      'The answers of {{count}} people are not shown: there is no group of at least {{threshold}} for them, or they hold no mark at all. They count in no mean.',
    waiting_one:
      'The answers of {{count}} person are not shown yet: they wait until there is a group of at least {{threshold}}.',
    waiting_other:
      'The answers of {{count}} people are not shown yet: they wait until there is a group of at least {{threshold}}.',
    withoutMarks_one:
      '{{count}} person answered all questions about competencies with “no information”; this goes into no mark.',
    withoutMarks_other:
      '{{count}} people answered all questions about competencies with “no information”; this goes into no mark.',
    allShown:
      'The answers of every colleague, customer and subordinate count in at least one competence.',
    descriptions: 'What the competencies mean',
  },
};

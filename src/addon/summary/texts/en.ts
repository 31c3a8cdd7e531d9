import type { Translation } from '#platform/texts/t.ts';
import type { summary as ru } from './ru.ts';

export const summary: Translation<typeof ru> = {
  title: 'Summary report',
  of: {
    company: 'Company',
    subdivision: 'Department',
    leader: 'A manager’s people',
    cycle: 'Cycle',
  },
  ofWhom: 'Who the report is about',
  leaderNamed: 'People of {{name}}',
  wholeCompany: 'The whole company',
  choose: {
    subdivision: 'Select a department',
    leader: 'Select a manager',
    cycle: 'Select a cycle',
    text: 'The report shows people together: the main points in three sentences, the profile, the spread, self-ratings beside others’ ratings, and changes over the years.',
  },
  year: 'Year',
  method: 'Method',
  period: 'Method {{method}}, {{year}}',
  people: 'People',
  responses: 'Responses',
  answered: '{{answered}} of {{asked}} ({{percent}}%)',
  others: 'Others’ ratings',
  self: 'Self-rating',
  difference: 'Self minus others',
  competence: 'Competency',
  peopleSome: '{{count}} of {{all}}',
  hidden: 'withheld',
  points: {
    title: 'Main points',
    ends: 'Others rate “{{high}}” highest ({{highMark}}) and “{{low}}” lowest ({{lowMark}}).',
    close: 'No competency clearly stands out: ratings are from {{low}} to {{high}}.',
    one: 'One competency can be shown: “{{name}}”, {{mark}}.',
    none: 'No average can be shown: there are too few people for it so far.',
    selfHigher_one:
      'People rate themselves higher than others rate them in {{higher}} of {{count}} competency: the difference is {{gap}} on average.',
    selfHigher_other:
      'People rate themselves higher than others rate them in {{higher}} of {{count}} competencies: the difference is {{gap}} on average.',
    selfLower_one:
      'People rate themselves lower than others rate them in {{lower}} of {{count}} competency: the difference is {{gap}} on average.',
    selfLower_other:
      'People rate themselves lower than others rate them in {{lower}} of {{count}} competencies: the difference is {{gap}} on average.',
    selfMixed_one:
      'Of {{count}} competency, self-ratings are higher than others’ ratings in {{higher}} and lower in {{lower}}: the difference is {{gap}} on average.',
    selfMixed_other:
      'Of {{count}} competencies, self-ratings are higher than others’ ratings in {{higher}} and lower in {{lower}}: the difference is {{gap}} on average.',
    selfSame_one: 'Self-ratings and others’ ratings are the same in {{count}} competency.',
    selfSame_other: 'Self-ratings and others’ ratings are the same in {{count}} competencies.',
    mayBeChance: 'That may be chance.',
    selfNone: 'Self-ratings can’t be compared: too few people have given one.',
    yearHigher:
      'On average others’ ratings are higher than in {{year}} by {{gap}}. These may have been different people.',
    yearLower:
      'On average others’ ratings are lower than in {{year}} by {{gap}}. These may have been different people.',
    yearClose:
      'On average others’ ratings differ from {{year}} by {{gap}}: too little to speak of a change. These may have been different people.',
    answered: '{{answered}} of {{asked}} reviewers responded, which is {{percent}}%.',
  },
  slides: {
    first_one:
      '{{name}}: {{method}} assessment of {{year}} on {{count}} person; {{answered}} of {{asked}} reviewers responded ({{percent}}%).',
    first_other:
      '{{name}}: {{method}} assessment of {{year}} on {{count}} people; {{answered}} of {{asked}} reviewers responded ({{percent}}%).',
    noAnswer: 'No response',
    groups:
      'Ratings are highest in “{{high}}” ({{highMark}}) and lowest in “{{low}}” ({{lowMark}}); the average is {{average}}.',
    groupsClose:
      'No department clearly stands out: ratings are from {{lowMark}} to {{highMark}}, {{average}} on average.',
    spread: 'Groups lie furthest apart in “{{name}}”: from {{low}} to {{high}}.',
    lowGroup: 'Lowest group',
    highGroup: 'Highest group',
    next: 'What next: begin the talk with what is seen least often, “{{text}}” ({{mark}}).',
    nextLow:
      'What next: begin the talk with the competency that others rate lowest, “{{name}}” ({{mark}}).',
    nextAlike: 'What next: no competency clearly stands out, so decide together where to begin.',
    ofAll: '{{shown}} of {{all}} are here, from both ends of the list.',
    left: 'Not shown: {{number}}, as there are too few people.',
    scale:
      'The scale is {{least}} to {{most}}. Every number is an average of at least {{threshold}} people.',
  },
  profile: 'Profile by competency',
  scale: 'The scale is 1 to 5.',
  table: 'Competencies',
  spread: 'Spread between groups',
  spreadOf_one: '{{count}} group',
  spreadOf_other: '{{count}} groups',
  spreadAbout:
    'Groups are the parts that the average is made of: departments, and within them the people of one manager or cycle, at least {{threshold}} people each. Nobody’s own ratings are shown anywhere.',
  behaviours: 'Behaviours',
  top: 'Seen most often',
  low: 'Seen least often',
  noBehaviours: 'Answers to single questions can’t be shown: not everybody in the groups has them.',
  none: {
    title: 'No reports yet',
    text: 'There are no final reports for this year and method here yet. They appear once an assessment is over.',
  },
  withheld: {
    title: 'Too few people',
    text_one:
      'There are reports on {{count}} person here. A summary report is about at least {{threshold}} people: otherwise it would give away each one’s ratings.',
    text_other:
      'There are reports on {{count}} people here. A summary report is about at least {{threshold}} people: otherwise it would give away each one’s ratings.',
  },
  how: 'How to read the report',
  explained:
    'Every number is an average of at least {{threshold}} people, with one final report of the year for each. The report is made of the same parts as “Company results” and says no more than those do. Where a part doesn’t lie wholly in this group, its people are left out: “5 of 8” means that three are not counted. So everyone sees the same numbers, and no subtraction leads to a few people.',
  day: 'A report appears here on the day after the last day of its assessment. A manager’s people are those whom they manage today.',
  download: 'Download',
  formats: { pdf: 'PDF', xlsx: 'XLSX', pptx: 'slides PPTX', pages: 'slides PDF' },
  downloadFailed: 'We couldn’t download the file',
  file: { main: 'Main points', behaviours: 'Behaviours', about: 'How to read', mark: 'Rating' },
};

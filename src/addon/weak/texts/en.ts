import type { Translation } from '#platform/texts/t.ts';
import type { weak as ru } from './ru.ts';

export const weak: Translation<typeof ru> = {
  title: 'Questions that don’t work',
  found: '{{method}} in {{year}}: {{count}} of {{of}}',
  method: 'Method',
  year: 'Year',
  question: 'Question',
  finding: 'What’s wrong',
  saves: 'Dropping it saves a year',
  is: {
    fewCould: 'Few could answer',
    allAlike: 'Everyone answers alike',
    doubles: 'Doubles another question',
  },
  said: {
    named: '“No information” in {{found}} of {{of}} answers by managers and by people themselves',
    others: 'Others’ rating of the competency is missing in {{found}} of {{of}} reports',
    allAlike_one: '{{count}} person has about {{mark}}',
    allAlike_other: 'All {{count}} people have about {{mark}}',
    doubles: '“{{other}}”: the same rating in {{found}} of {{of}} reports',
  },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  more: '{{count}} more',
  reword: 'Reword',
  rewordOne: 'Reword: {{text}}',
  drop: 'Drop',
  dropOne: 'Drop: {{text}}',
  dropTitle: 'Drop the question?',
  dropText:
    '“{{text}}” won’t be asked any more. The rating of “{{competence}}” becomes the average of {{left}} questions instead of {{before}}, and a comparison with last year will say that the questions differ. Assessments in progress keep the question.',
  dropLast:
    '“{{competence}}” would have fewer than two questions left. Add another one first, or reword this one.',
  allWork: 'Every question works',
  tooSoon: 'Too soon to tell',
  tooSoonText:
    'A question is looked at once finished reports have it for at least {{count}} people.',
};

import type { firstDay as ru } from '#core/questionary/texts/first-day/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const firstDay: Translation<typeof ru> = {
  title: 'Your first assessment in three steps',
  lead: 'Start with any of them: you can add to each later.',
  done: 'Done',
  clock: {
    text: 'Letters go out and days end by this company’s time: {{zone}}. Your browser is in another time zone.',
    zone: 'The company’s time zone',
    keep: 'Keep {{zone}}',
    whoCan: 'An admin can change this in the company settings.',
  },
  people: {
    title: 'Employees',
    text: 'Import the list from your HR system or Excel. Job titles and departments come with it.',
    count_one: '{{count}} employee',
    count_other: '{{count}} employees',
    action: 'Import',
  },
  competences: {
    title: 'Competencies',
    text: 'Take ready-made ones from the library, questions included. Those that suit everyone are already selected.',
    count_one: '{{count}} competency',
    count_other: '{{count}} competencies',
    fromLibrary: '{{competences}}, {{count}} from the library',
    allFromLibrary: '{{competences}} from the library',
    action: 'Open library',
  },
  assessment: {
    title: 'Assessment',
    text: 'Name who responds yourself, with the company structure to help, or start a cycle in which people choose who assesses them and managers approve. Emails go out only once you say so.',
    count_one: '{{count}} draft, ready for you to launch',
    count_other: '{{count}} drafts, ready for you to launch',
    action: 'Create assessments',
    open: 'Open draft',
    one: 'Create just one',
  },
  cycle: {
    action: 'Start a cycle',
    open: 'Open the cycle',
    draft: 'Cycle “{{name}}” is a draft',
    begun: 'Cycle “{{name}}” is under way',
  },
  whoCan: 'HR and admins can do this',
};

import type { Translation } from '#platform/texts/t.ts';
import type { reportOpening as ru } from './ru.ts';

export const reportOpening: Translation<typeof ru> = {
  chip: {
    talk: 'Awaits a talk',
    hr: 'Awaits HR',
    held: 'On hold',
  },
  bar: {
    title: 'The person can’t read this report yet',
    talk: 'Talk it over and open it by {{until}}.',
    talkOpen: 'Talk it over and open it.',
    hr: 'Read it and open it by {{until}}: until then their manager can’t read it either.',
    hrOpen: 'Read it and open it: until then their manager can’t read it either.',
    held: 'The report is on hold',
    heldFor: 'Reason: {{note}}. It won’t open automatically until the hold is lifted.',
    heldByHr: 'HR has put the report on hold. Ask them when it can be opened.',
  },
  release: 'Open the report',
  hold: 'Put on hold',
  letGo: 'Lift the hold',
  released: 'Report opened: {{name}}',
  heldNow: 'Report on hold: {{name}}',
  letGoNow: 'Hold lifted: {{name}}',
  confirm: {
    title: 'Open the report to the person?',
    text: '{{name}}: they and all their managers will be able to read the report, and they’ll be notified. You can’t close it again.',
  },
  holding: {
    title: 'Put the report on hold',
    text: 'Neither its date nor the manager opens the report until you lift the hold. The person keeps seeing the date, and once it has passed, only that the report is in preparation.',
    note: 'Reason',
    noteHint: 'Only HR and administrators see it',
  },
  waiting: {
    label: 'Your report is in preparation',
    title: 'In preparation',
    talk: 'Opens after the talk with your manager, no later than {{until}}',
    talkOpen: 'Opens after the talk with your manager',
    hr: 'Opens after HR has checked it, no later than {{until}}',
    hrOpen: 'Opens after HR has checked it',
    ask: '{{name}} knows when it opens',
    askHr: 'HR knows when it opens',
  },
  errors: {
    opened: 'The report is already open',
    openedBy: 'The report has already been opened by {{name}}',
    held: 'HR has put the report on hold. It can be opened once the hold is lifted',
    heldAlready: 'The report is already on hold. To change the reason, lift the hold first',
    notHeld: 'Nobody holds the report',
  },
};

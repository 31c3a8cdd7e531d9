import type { Translation } from '#platform/texts/t.ts';
import type { reportOpening as ru } from './ru.ts';

export const reportOpening: Translation<typeof ru> = {
  chip: {
    talk: 'Waiting for the talk',
    hr: 'Waiting for HR',
    held: 'On hold',
  },
  bar: {
    title: 'The person can’t read this report yet',
    talk: 'Talk it over and share it by {{until}}.',
    talkOpen: 'Talk it over and share it.',
    hr: 'Read it and share it by {{until}}: until then their manager can’t read it either.',
    hrOpen: 'Read it and share it: until then their manager can’t read it either.',
    held: 'The report is on hold',
    heldFor: 'Reason: {{note}}. It won’t be shared automatically until the hold is lifted.',
    heldByHr: 'HR has put the report on hold. Ask them when it can be shared.',
  },
  release: 'Share the report',
  hold: 'Put on hold',
  letGo: 'Lift the hold',
  released: 'Report shared: {{name}}',
  heldNow: 'Report on hold: {{name}}',
  letGoNow: 'Hold lifted: {{name}}',
  confirm: {
    title: 'Share the report with the person?',
    text: '{{name}}: they and all their managers will be able to read the report, and they’ll be notified. You can’t take it back.',
  },
  holding: {
    title: 'Put the report on hold',
    text: 'Neither its date nor the manager shares the report until you lift the hold. The person keeps seeing the date, and once it has passed, only that the report is in preparation.',
    note: 'Reason',
    noteHint: 'Only HR and administrators see it',
  },
  waiting: {
    label: 'Your report is in preparation',
    title: 'In preparation',
    talk: 'You’ll get it after the talk with your manager, no later than {{until}}',
    talkOpen: 'You’ll get it after the talk with your manager',
    hr: 'You’ll get it after HR has checked it, no later than {{until}}',
    hrOpen: 'You’ll get it after HR has checked it',
    ask: '{{name}} knows when you’ll get it',
    askHr: 'HR knows when you’ll get it',
  },
  errors: {
    opened: 'The report is already shared',
    openedBy: 'The report has already been shared by {{name}}',
    held: 'HR has put the report on hold. It can be shared once the hold is lifted',
    heldAlready: 'The report is already on hold. To change the reason, lift the hold first',
    notHeld: 'Nobody holds the report',
  },
};

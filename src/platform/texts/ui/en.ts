import type { Translation } from '#platform/texts/t.ts';
import type { ui as ru } from './ru.ts';

export const ui: Translation<typeof ru> = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  whosePassword: 'Whose password this is',
  newPassword: 'New password',
  repeatPassword: 'Confirm new password',
  passwordRules: 'Password requirements',
  ruleKept: 'met',
  ruleBroken: 'not met',
  choose: 'Select',
  createNamed: 'Create “{{name}}”',
  clear: 'Clear',
  dateMask: 'DD-MM-YYYY',
  choosePhoto: 'Choose photo',
  chooseOtherPhoto: 'Choose another one',
  removePhoto: 'Remove',
  chooseDate: '{{field}}: open calendar',
  dateTooEarly: 'Can’t be before {{date}}',
  dateTooLate: 'Can’t be after {{date}}',
  messages: 'Messages',
  checkFields: 'Check the fields',
  leave: {
    title: 'Discard changes?',
    text: 'Your changes won’t be saved.',
    confirm: 'Discard changes',
    cancel: 'Keep editing',
  },
  stale: {
    title: 'Someone else saved changes while you were editing',
    text: 'Keep their version, or overwrite it with yours.',
    changed: 'Changed: {{fields}}.',
    takeTheirs: 'Keep their version',
    saveMine: 'Overwrite with mine',
  },
};

import type { userMessages as ru } from '#core/user/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const userMessages: Translation<typeof ru> = {
  created: 'User added, invitation sent',
  createdDisabled: 'User added with sign-in disabled',
  saved: 'User saved',
  deleted: 'User deleted',
  alreadyMember: 'A user with this email already exists',
  emailTaken: 'This email has just been taken. Use another one.',
  letterAgain: 'Resending the email',
  savedAndTold: 'User saved, invitation sent',
  letterNotNeeded: 'No email needed: they’ve accepted access already, or their sign-in is disabled',
  hasLeft: 'This person has left, so sign-in can’t be enabled. First undo this in their profile.',
  newEmailSent:
    'Saved. We’ve sent a confirmation link to {{email}}. Your email changes once you open it.',
  newEmailAgain: 'Resending the link to {{email}}',
  newEmailCancelled: 'Your email stays the same',
  employeeHasEmail: 'Another employee already has this email',
  shared:
    'This person also works in another company. Their name, language and Slack ID are shared and can’t be changed here.',
  unknownEmployee: 'This employee doesn’t exist or has left',
  ownSubordinate: 'A person can’t be their own direct report',
  noRecord:
    'Only employees can have direct reports. First add this person to the employee directory with the same email.',
  leadsUser: '{{name}} manages this person: two people can’t manage each other',
  tooManyLeaders: '{{name}} already has {{max}} managers, which is the most',
  lastSuperAdmin: 'This is the company’s last super admin. Assign another one first.',
  lastSpare:
    'This is the last spare sign-in, and company sign-in is required. Get another spare one ready under Security first.',
  notSelf: {
    id: 'You can’t delete yourself',
    disabled: 'You can’t disable your own sign-in',
    roles: 'You can’t remove your own super admin role. Ask another super admin.',
  },
  otherSignIn:
    'You signed in through your company, and this sign-in opens that company only. Sign in to another one separately: sign out and select it on the sign-in page.',
  ownProofNeeded:
    'You signed in through your company. Your password, email and ways to sign in are the same in all your companies: to change them, confirm it’s you with your own password or second factor.',
  right: {
    asked: 'This happens in 24 hours. All super admins have been told, and can stop it until then.',
    stopped: 'The change was stopped',
    done: 'The change was made',
    over: 'This change has already been made or stopped',
    waits: 'Another change of this person’s rights is already waiting. Wait for it or stop it.',
    tooNew: 'Only those who have been super admins for three days change the rights of others',
    notYours: 'Only the person concerned can agree to it',
  },
};

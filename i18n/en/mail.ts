import type { mail as ru } from '../ru/mail.ts';
import type { Translation } from '../t.ts';

export const mail: Translation<typeof ru> = {
  greeting: 'Hello,',
  greetingByName: 'Hello {{firstName}},',
  account: {
    subject: 'You have access: staff assessment at {{brand}}',
    title: 'You have access',
    intro: 'You have been added to the staff assessment of {{brand}}.',
    withoutPassword: 'All that is left is to choose a password, and you can sign in.',
    withPassword: 'Sign in with the e-mail and password you already have.',
    email: 'E-mail to sign in with',
    setPassword: 'Choose a password',
    signIn: 'Sign in',
    once: 'The link works once and for 7 days. Should you miss it, choose “Forgot password?” on the sign-in page.',
  },
  reset: {
    subject: 'New password: Assessment 360',
    title: 'New password',
    intro: 'Somebody, most likely you, asked for a link to set a new password.',
    button: 'Set a new password',
    once: 'The link works once and for 1 hour.',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  newEmail: {
    subject: 'Confirm your new e-mail: Assessment 360',
    title: 'Confirm your new e-mail',
    intro:
      'In the staff assessment of {{brand}} this address is given as somebody’s new e-mail to sign in with.',
    what: 'The e-mail changes only if you confirm it.',
    whose: 'Whose account',
    button: 'Confirm the e-mail',
    once: 'The link works once and for a day.',
    notYou: 'If this is not your account, confirm nothing: all stays as it is.',
  },
  emailTaken: {
    subject: 'You have an account already: Assessment 360',
    title: 'You have an account already',
    intro:
      'Somebody, perhaps you, gave this address as their new e-mail in the staff assessment. It has an account already, so nothing has changed.',
    signIn:
      'If it was you, sign in with this address. To set a new password, choose “Forgot password?” on the sign-in page. If you have two accounts, ask your HR department.',
    button: 'Sign in',
    notYou: 'If it was not you, there is nothing to do.',
  },
  emailMoved: {
    subject: 'Your e-mail for signing in has changed: Assessment 360',
    title: 'Your e-mail for signing in has changed',
    greeting: 'Hello {{firstName}},',
    intro:
      'You have confirmed a new e-mail. Sign in to the staff assessment with it from now on; letters go there too.',
    notYou: 'If it was not you, tell the administrator or HR of {{brand}} at once.',
  },
  earlierEnd: {
    subject: 'The assessment ends earlier now: {{brand}}',
    title: 'Please answer earlier',
    intro:
      'The assessment at {{brand}} will end earlier than the former letter said, and your answers are not here yet. Please answer by the new date.',
    unsent: 'If you have begun already',
    where: 'Your answers wait on the same device: open the link there and press “Send”.',
  },
  redirected: {
    subject: 'Assessment letters now go to another address: {{brand}}',
    title: 'Assessment letters now go to another address',
    greeting: 'Hello {{firstName}},',
    intro:
      'HR of {{brand}} has entered another e-mail for you. Invitations to assessments go there from now on, and the link in the earlier letter no longer works unless you have answered by it already.',
    to: 'New address',
    right: 'If that is your address, all is well: please answer by the link in the new letter.',
    wrong:
      'If it is not yours, please tell HR of {{brand}} at once: whoever opens a personal link answers in your name.',
  },
  additions: {
    subject: 'People have been added to the assessment at {{brand}}',
    title: 'People have been added to the assessment',
    intro:
      'An anonymous assessment is under way at {{brand}}, and we are still waiting for your answers. More people now answer in the same role as you. Your marks are still shown only averaged over at least {{threshold}} people; who is asked together with you stands before the questions.',
    answered:
      'An anonymous assessment is under way at {{brand}}, and you have answered already, thank you. There is nothing you need to do. Participants have been added in your role since you were invited: your marks are shown together with theirs, still only averaged over at least {{threshold}} people.',
    added: 'Added in your role',
    unknown: 'If you know none of them, ask HR of {{brand}}.',
  },
  invitation: {
    subject: 'Your answers are needed: assessment at {{brand}}',
    title: 'Your view matters',
    greeting: 'Hello {{firstName}},',
    intro:
      'An assessment by the {{method}} method is under way at {{brand}}. Please answer its questions: it takes a few minutes.',
    as: {
      supervisor: 'You answer as supervisor about',
      colleague: 'You answer as colleague about',
      customer: 'You answer as customer about',
      subordinate: 'You answer as subordinate about',
      employee: 'Self-assessment, you answer about yourself',
    },
    andMore_one: 'and {{count}} more person',
    andMore_other: 'and {{count}} more people',
    until: 'Answer by',
    untilValue: '{{date}}, that day included',
    confidence: 'Will anyone see who answered what',
    anonymous:
      'No. Your marks are shown only averaged over at least {{threshold}} people. Where there are fewer, roles are joined or nothing is shown. Texts appear word for word.',
    attributed:
      'Yes. A supervisor’s answers and the self-assessment are shown on their own, as given.',
    mixed:
      'Your marks as colleague, customer or subordinate are shown only averaged over at least {{threshold}} people. Your self-assessment is shown on its own. Texts appear word for word.',
    open: 'The assessment is not anonymous: your answers are shown by role, not merged with others.',
    button: 'Answer',
    personal:
      'The link is yours alone and needs no password. Please do not forward it. It works until you have answered everything or the assessment ends.',
  },
};

import type { Translation } from '#platform/texts/t.ts';
import type { mail as ru } from './ru.ts';

export const mail: Translation<typeof ru> = {
  greeting: 'Hello,',
  greetingByName: 'Hello {{firstName}},',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  fromHr: 'From HR',
  pace_one: '{{minutes}}, and {{count}} person a day is enough to finish in time',
  pace_other: '{{minutes}}, and {{count}} people a day are enough to finish in time',
  left: {
    today: 'Today is the last day',
    tomorrow: 'Tomorrow is the last day',
    days_one: '{{count}} day left',
    days_other: '{{count}} days left',
  },
  row: {
    supervisor: 'as their manager, by {{until}}',
    colleague: 'as a peer, by {{until}}',
    customer: 'as a customer, by {{until}}',
    subordinate: 'as a direct report, by {{until}}',
    employee: 'self-assessment, by {{until}}',
  },
  account: {
    what: {
      account: 'Set a password and you’re ready to sign in.',
      signIn: 'Sign in with the email and password you already have.',
      join: 'This address already has an account. You get access once you accept; until then, the company learns nothing about your account.',
    },
    button: {
      account: 'Set password',
      signIn: 'Sign in',
      join: 'Accept or decline',
    },
    once: {
      account:
        'The link works once and expires in 7 days. After that, use “Forgot password?” on the sign-in page.',
      join: 'The link works once and expires in 7 days. After that, ask for the email to be sent again.',
    },
  },
  reset: {
    button: 'Set a new password',
    once: 'The link works once and expires in 1 hour.',
    notYou: 'If it wasn’t you, ignore this email: your password won’t change.',
  },
  passwordChanged: {
    subject: 'Your password has changed: Assessment 360',
    title: 'Your password has changed',
    changed:
      'The password of your account in the 360 feedback system was changed in the settings. You’ll need to sign in again on your other devices.',
    reset:
      'The password of your account in the 360 feedback system was reset through an emailed link. You’ll need to sign in again on every device.',
    when: 'When',
    where: 'Device',
    right: 'If it was you, there’s nothing you need to do.',
    wrong:
      'If it wasn’t you, set a new password right away: choose “Forgot password?” on the sign-in page. Then tell {{brand}}’s administrator or HR team.',
  },
  news: {
    signIn:
      'The link opens after you sign in with your email and password. If you don’t have a password yet, use “Forgot password?” on the sign-in page.',
    number: '#{{number}}',
    firstAndMore_one: '{{first}} and {{count}} more',
    firstAndMore_other: '{{first}} and {{count}} more',
    andMore_one: 'and {{count}} more',
    andMore_other: 'and {{count}} more',
    inQuestionary: 'assessment #{{number}}, {{dates}}',
    isQuarterly:
      'Anonymous assessments repeat every quarter at most, so this one is no longer monthly.',
    tooSoon:
      'Launch it on {{date}} or later: for 30 days after an anonymous assessment no one is asked about the same person again.',
    report: 'Report from assessment #{{number}}',
    button: {
      questionaryDone: { one: 'Open assessment', several: 'Open assessments' },
      nextCreated: { one: 'Open assessment', several: 'Open assessments' },
      keyLost: { one: 'Open assessment', several: 'Open assessments' },
      reportReady: { one: 'Open report', several: 'Open reports' },
    },
  },
  tasks: {
    by: '{{what}} by {{date}}',
    several_one: '{{count}} thing to do',
    several_other: '{{count}} things to do',
    count_one: '{{count}} thing to do',
    count_other: '{{count}} things to do',
    what: {
      own: 'Choose who assesses you',
      askAgain: 'Choose what to ask again',
      choose_one: 'Make {{count}} list',
      choose_other: 'Make {{count}} lists',
      approve_one: 'Waiting for your approval: {{count}} list',
      approve_other: 'Waiting for your approval: {{count}} lists',
      replace: 'A replacement is needed among {{role}}: {{name}}',
      wish_one: 'Waiting for your answer: {{count}} new job title',
      wish_other: 'Waiting for your answer: {{count}} new job titles',
      release_one: 'Waiting for your talk: {{count}} report',
      release_other: 'Waiting for your talk: {{count}} reports',
    },
    among: { colleague: 'peers', customer: 'customers', subordinate: 'direct reports' },
    row: {
      own: 'Choose who assesses you',
      choose: {
        one: 'Make the list of {{name}}',
        several_one: 'Make {{count}} list',
        several_other: 'Make {{count}} lists',
      },
      approve: {
        one: 'Approve the list of {{name}}',
        several_one: 'Approve {{count}} list',
        several_other: 'Approve {{count}} lists',
      },
      replace: 'A replacement is needed among {{role}}: {{name}}',
      release: {
        one: 'Talk it over, then share the report: {{name}}',
        several_one: 'Talk {{count}} report over, then share it',
        several_other: 'Talk {{count}} reports over, then share them',
      },
      wish: {
        one: 'Confirm a new job title: {{name}}',
        several_one: 'Confirm the new job title of {{count}} person',
        several_other: 'Confirm the new job titles of {{count}} people',
      },
      askAgain: 'Choose what to ask again',
      changed: 'See whether anything has changed',
      planBegin: 'Make a development plan from your report',
      planSteps_one: '{{count}} step of your development plan is due',
      planSteps_other: '{{count}} steps of your development plan are due',
      planLed: {
        one: 'Steps are overdue in the development plan of {{name}}',
        several_one: 'Steps are overdue in {{count}} development plan',
        several_other: 'Steps are overdue in {{count}} development plans',
      },
    },
    due: 'Nearest date: {{date}}',
    note: '{{cycle}}, by {{date}}',
    takes: 'This takes {{minutes}}.',
    button: 'Open',
    personal:
      'This link is personal and needs no password, so please don’t forward it: it opens everything that waits for you at the company. Reports don’t open by it.',
  },
  followUp: {
    button: 'Answer',
    confidentiality:
      'Answers of peers, customers and direct reports are only shown together, from at least {{threshold}} people; a manager’s answer is shown as it is. A sentence, if you write one, is shown word for word. The person sees all this, and their manager if the development plan is shared. No one else does, and no one learns who has answered.',
  },
  reportSent: {
    kind: {
      final: 'Assessment report',
      interim: 'Interim report',
      comparison: 'Report comparison',
    },
    undrawn:
      'Characters that the product’s fonts don’t have: {{count}}. They’re shown as boxes in the file.',
    personal:
      'This is personal information about an employee. Don’t forward the email or the file to anyone it isn’t meant for. If you got them by mistake, tell the sender and delete them.',
  },
  newEmail: {
    subject: 'Confirm your new email: Assessment 360',
    title: 'Confirm your new email',
    intro: 'This address was entered as a new sign-in email in {{brand}}’s 360 feedback system.',
    what: 'The email changes only if you confirm it.',
    whose: 'Account',
    button: 'Confirm email',
    once: 'The link works once and expires in 24 hours.',
    notYou: 'If this isn’t your account, don’t confirm: nothing will change.',
  },
  emailTaken: {
    subject: 'You already have an account: Assessment 360',
    title: 'You already have an account',
    intro:
      'Someone, perhaps you, entered this address as their new email. It already has an account, so nothing has changed.',
    signIn:
      'If it was you, sign in with this address. To set a new password, choose “Forgot password?” on the sign-in page. If you have two accounts, contact your HR team.',
    button: 'Sign in',
    notYou: 'If it wasn’t you, you can ignore this email.',
  },
  emailMoved: {
    subject: 'Your sign-in email has changed: Assessment 360',
    title: 'Your sign-in email has changed',
    greeting: 'Hello {{firstName}},',
    intro:
      'You confirmed a new email. From now on, sign in with it. We’ll also send our emails there.',
    notYou:
      'If it wasn’t you, contact {{brand}}’s administrator or HR team right away. They can restore your email and turn off sign-in.',
  },
  earlierEnd: {
    subject: 'New deadline for your feedback at {{brand}}',
    title: 'The deadline is now earlier',
    intro:
      'The assessment at {{brand}} will end earlier than we said, and we don’t have your answers yet. Please respond by the new date.',
    unsent: 'If you’ve already started',
    where:
      'Your answers are saved in the browser you used: open the link there and press “Submit”.',
  },
  askedAgain: {
    subject: 'Please answer again: feedback at {{brand}}',
    title: 'We need your answers once more',
    intro:
      'You’ve already responded to this assessment at {{brand}}, thank you. Unfortunately, your answers can’t be read any more: they were encrypted, and their key is lost. They won’t be part of the report. Please respond once more: it’s the same assessment.',
    earlier: 'Your earlier answers',
    gone: 'They’re deleted. Without the key no one can read them, and neither can we.',
  },
  redirected: {
    to: 'New address',
    invited: {
      subject: 'Your feedback invitations now go to another address: {{brand}}',
      title: 'Your invitations now go to another address',
      intro:
        'Someone at {{brand}} entered a different email for you. Feedback invitations now go there. The link in our earlier email no longer works, unless you’ve already used it to respond.',
      right: 'If that’s your address, all is well: use the link in the new email.',
      wrong:
        'If it isn’t, please tell {{brand}}’s HR team right away: anyone with your personal link can answer on your behalf.',
    },
    plain: {
      subject: 'Your email has been changed: {{brand}}',
      title: 'Your email has been changed',
      intro:
        'Someone at {{brand}} entered a different email for you in the 360 feedback system. Our emails now go there, and you sign in with it.',
      right: 'If that’s your address, there’s nothing you need to do.',
      wrong:
        'If it isn’t, please tell {{brand}}’s administrator or HR team right away: anyone who reads that address can set a password and sign in as you.',
    },
  },
  nameTaken: {
    subject: 'Your name is on another record: {{brand}}',
    title: 'Your name is on another record',
    intro:
      'In {{brand}}’s employee directory, your name is now on a record with a different email.',
    right:
      'If you have a new address, or someone else has the same name, there’s nothing you need to do.',
    wrong:
      'If this is news to you, please ask {{brand}}’s HR team: whoever reads that address answers feedback requests under your name.',
  },
  additions: {
    subject: 'More reviewers have been added at {{brand}}',
    title: 'More reviewers in your role',
    intro:
      'An anonymous assessment is in progress at {{brand}}, and we’re still waiting for your answers. More people are now answering in the same role as you. Your ratings are still shown only as an average of at least {{threshold}} people. If someone has already responded about this person, new reviewers don’t count towards that number. The page before the questions shows who else was invited.',
    answered:
      'An anonymous assessment is in progress at {{brand}}. You’ve already responded, thank you: there’s nothing you need to do. New reviewers have been added in your role since then. Your ratings may be shown together with theirs, but still only as an average of at least {{threshold}} people, and new reviewers don’t count towards that number.',
    added: 'New in your role',
    unknown: 'If you don’t know any of them, ask {{brand}}’s HR team.',
  },
  testInvitation: {
    subject: 'Test: {{subject}}',
    what: 'This is a test: reviewers in the cycle “{{cycle}}” will get an invitation like this. Only you received it, and the people in it are examples.',
    link: 'For reviewers the button opens the questions; here it opens the cycle’s page.',
  },
  invitation: {
    as: {
      supervisor: 'As a manager, you’re giving feedback on',
      colleague: 'As a peer, you’re giving feedback on',
      customer: 'As a customer, you’re giving feedback on',
      subordinate: 'As a direct report, you’re giving feedback on',
      employee: 'Self-assessment: you’re answering about yourself',
    },
    self: 'your self-assessment',
    inNumber: '{{name}}, assessment #{{number}}',
    andMore_one: 'and {{count}} more person',
    andMore_other: 'and {{count}} more people',
    until: 'Respond by',
    untilValue: 'the end of {{date}}',
    anonymous:
      'Your ratings are anonymous: they’re shown only as an average of at least {{threshold}} people. If there are fewer, groups are combined or nothing is shown. Comments are shown word for word. While answers arrive, they’re encrypted and their key is kept apart from the database: only someone who has both, such as whoever runs the server, could find out who wrote what. Once the final report is made, the answers and the key are destroyed, and neither the database nor copies of it can tell.',
    attributed:
      'Your answers aren’t anonymous: the manager’s answers and the self-assessment are shown separately, as given.',
    mixed:
      'Your ratings as a peer, customer or direct report are shown only as an average of at least {{threshold}} people. Your self-assessment is shown separately. Comments are shown word for word. While answers arrive, they’re encrypted and their key is kept apart from the database: only someone who has both, such as whoever runs the server, could find out who wrote what. Once the final report is made, the answers and the key are destroyed, and neither the database nor copies of it can tell.',
    open: 'This assessment isn’t anonymous: your answers are shown by role, not combined with others.',
    differs:
      'Some of these assessments are anonymous and some aren’t. The page before the questions about each person says who will see what.',
    hr: '{{brand}}’s HR team',
    decline: 'Can’t assess someone? Say so on the page that the link opens.',
    protection: 'How your answers are protected: {{address}}',
    button: 'Give feedback',
    personal:
      'This link is personal and needs no password, so please don’t forward it: it opens everything the company is asking you to answer.',
  },
  erasureDue: {
    subject: 'To be erased in a day: {{name}}',
    title: 'A former employee will be erased in a day',
    intro: 'This is about the data of a former employee of {{brand}}. It can’t be brought back.',
    stop: 'Until then any administrator can stop it: sign in, open “Structure → Former employees” and find this person.',
    whom: 'Whose data',
    by: 'Asked by',
    due: 'When',
    reports: 'Reports on them',
    withReports: 'will be deleted',
    withoutReports: 'stay without the name',
  },
  rights: {
    done: { subject: 'Rights changed: {{whom}}', title: 'Rights changed' },
    asked: {
      subject: 'A super admin’s rights change in 24 hours: {{whom}}',
      title: 'A super admin’s rights change in 24 hours',
    },
    stopped: {
      subject: 'A change of rights was stopped: {{whom}}',
      title: 'A change of rights was stopped',
    },
    intro: 'This email is about rights in the assessments of {{brand}}.',
    wait: 'Until then any super admin, and the person concerned, can stop it: sign in and open Users. The person concerned can also agree to it there right away.',
    link: 'You can also stop it without signing in: the button opens a page where you confirm it. The link is yours alone, so don’t forward this email. That page never asks for a password and signs no one in.',
    stop: 'View and stop',
    unexpected: {
      ofSuper:
        'If you didn’t expect this, sign in right away, check Users and set yourself a new password. Tell the other admins.',
      ofPerson: 'If you didn’t expect this, ask an admin or the HR team of your company.',
    },
    whom: 'Whose rights',
    what: 'What',
    by: 'By',
    nobody: 'the system: it was no longer possible',
    when: 'When',
    due: 'Happens',
  },
  settings: {
    subject: 'Security settings changed: {{brand}}',
    title: 'Security settings have changed',
    intro: 'This email is about the security settings of {{brand}} in the assessment system.',
    until:
      'Until {{until}}, what applied before still lets the other super admins in: they have time to sign in and undo this.',
    what: 'What changed',
  },
  alert: {
    company: 'Company',
    about: 'About',
    hookGone: {
      subject: 'Webhook turned off: {{brand}}',
      title: 'A webhook has been turned off',
      text: 'The receiving system answered that it no longer takes webhooks (code 410), so we’ve turned it off.',
      advice:
        'If it should get them, correct its address on the Security page and turn it on again.',
    },
    hookFailing: {
      subject: 'Webhook turned off: {{brand}}',
      title: 'A webhook has been turned off',
      text: 'Nothing has arrived at the receiving system for five days, so we’ve turned it off.',
      advice: 'The Security page shows what it answered. Once it works again, turn the webhook on.',
    },
    manyReports: {
      subject: 'Many reports opened: {{brand}}',
      title: 'Many reports have been opened',
      text: 'One person opened or saved more than 50 reports about other people within an hour.',
      advice:
        'Make sure that their work needs it. If it doesn’t, disable their sign-in and end their sessions. The activity log shows which reports were opened.',
    },
    keyEnds: {
      subject: 'An API key is about to expire: {{brand}}',
      title: 'An API key is about to expire',
      text: 'When its term is over, the program with this key loses access.',
      advice:
        'If the program is still needed, create a new key on the Security page, put it into the program and withdraw the old one.',
    },
    manyPaused: {
      subject: 'Passwords are being guessed: {{brand}}',
      title: 'Someone may be guessing passwords',
      text: 'Within ten minutes sign-in was paused for five or more accounts: there were too many wrong passwords.',
      advice:
        'The activity log shows where the attempts came from. If a second factor isn’t required yet, turn it on on the Security page.',
    },
  },
  sso: {
    subject: 'Company sign-in changed: {{brand}}',
    title: 'Company sign-in has changed',
    intro: 'This email is about how people of {{brand}} sign in to the assessment system.',
    unexpected:
      'If you didn’t expect it, tell the company’s admins right away. A super admin can change everything in Security.',
    until:
      'Until {{until}}, the other super admins can also sign in with their own password, past company sign-in: they have time to undo this.',
    what: 'What happened',
    about: 'What it’s about',
    by: 'Who',
    nobody: 'the system',
    when: 'When',
    news: {
      made: 'Sign-in server added',
      changed: 'Sign-in server changed',
      deleted: 'Sign-in server deleted',
      off: 'Company sign-in turned off',
      offered: 'Company sign-in offered to people',
      required: 'Company sign-in made required',
      spare: 'Spare sign-in allowed',
      notSpare: 'Spare sign-in no longer allowed',
      domainProven: 'Domain proven',
      domainMissing:
        'The DNS record that proves the domain is gone. Put it back within three days, or the domain won’t be proven any more.',
      domainLost: 'Domain no longer proven',
      bound: 'It was confirmed who signs in as an employee',
    },
  },
  ssoEntry: {
    asked: {
      subject: 'Access requests: {{count}}',
      title: 'Access requests',
      text: 'These people signed in at the sign-in server of {{brand}}, but the assessment system didn’t let them in. If one of them works for you, check their entry in the directory: the email must be the same.',
      more: 'The first {{shown}} of {{count}} are shown.',
      nobody: 'no email',
    },
    noGroups: {
      subject: 'Roles aren’t updated: {{connection}}',
      title: 'The sign-in server names no groups',
      text: 'When people signed in to {{brand}} by “{{connection}}”, the server didn’t say which groups they are in. Roles stayed as they were. Check whether the server sends the list of groups to this application.',
    },
    noPassword: {
      subject: 'No password needed: Assessment 360',
      title: 'No password needed',
      text: 'You asked for a new password. People sign in to {{brand}} by its own sign-in server, where no password of the assessment system is needed.',
      how: 'Open the sign-in page and select “Sign in with…” and the name of your company’s server. If it doesn’t let you in, ask those who look after accounts in your company.',
      unexpected: 'If you didn’t ask for anything, you can ignore this email: nothing has changed.',
    },
    spareUsed: {
      subject: 'Spare sign-in: {{whom}}',
      title: 'A spare sign-in was used',
      text: 'People sign in to {{brand}} by its own sign-in server. This super admin came in past it.',
      unexpected:
        'If you didn’t expect this, ask them. If it wasn’t them, close their access in Users right away and end their sessions.',
      whom: 'Who',
    },
    reasons: {
      unknown: 'the email isn’t in the directory',
      noEmail: 'the sign-in server gave no email',
      otherDomain: 'the email isn’t in a domain of the company',
      unverified: 'the sign-in server hasn’t verified the email',
      otherIdentity: 'someone else signs in with this email already',
      disabled: 'sign-in is disabled',
      left: 'no longer works at the company',
    },
  },
  newDevice: {
    subject: 'New sign-in: Assessment 360',
    title: 'Sign-in on a new device',
    what: 'Someone signed in to your account in the assessment system on a device that hadn’t been used for it before.',
    right: 'If it was you, there’s nothing to do.',
    wrong:
      'If it wasn’t you, set a new password right away: select “Forgot password?” on the sign-in page. All other sessions end. Then tell an admin or the HR team of {{brand}}.',
    network: 'Network',
  },
  factor: {
    added: {
      subject: 'Second factor added: Assessment 360',
      title: 'Second factor added',
      what: 'Your account in the assessment system has a new second factor: signing in now takes more than the password.',
    },
    passkeyAdded: {
      subject: 'Passkey added: Assessment 360',
      title: 'Passkey added',
      what: 'A passkey was added to your account in the 360 feedback system: with it, you can sign in without a password.',
    },
    passkeyCopied: {
      subject: 'A copy of your passkey: Assessment 360',
      title: 'Your passkey seems to have a copy',
      what: 'Someone presented your passkey, but its counter is behind, as a copy’s would be. We didn’t accept it. Remove this passkey in the settings and add another.',
    },
    removed: {
      subject: 'Second factor removed: Assessment 360',
      title: 'Second factor removed',
      what: 'A second factor of your account in the assessment system was removed: it no longer confirms a sign-in.',
    },
    recoveryUsed: {
      subject: 'Sign-in with a recovery code: Assessment 360',
      title: 'Sign-in with a recovery code',
      what: 'Someone signed in to your account in the assessment system with one of its recovery codes. That code no longer works.',
    },
    recoveryRenewed: {
      subject: 'New recovery codes: Assessment 360',
      title: 'New recovery codes',
      what: 'New recovery codes were made for your account in the assessment system. The former ones no longer work.',
    },
    reset: {
      subject: 'Second factor reset: Assessment 360',
      title: 'Second factor reset',
      what: 'An admin reset the second factor of your account in the assessment system. Your next sign-in asks for a code sent by email, then for a new second factor.',
    },
    right: 'If you know about this, there’s nothing to do.',
    wrong:
      'If it wasn’t you, set a new password right away: select “Forgot password?” on the sign-in page. Then tell an admin or the HR team of {{brand}}.',
  },
  mailCode: {
    proof: {
      subject: 'Confirmation code: Assessment 360',
      title: 'Confirmation code',
      what: 'Enter this code on the page of the assessment system that asks for it. It’s good for 10 minutes and works once.',
    },
    letIn: {
      subject: 'Code for a new device: Assessment 360',
      title: 'Code for a new device',
      what: 'Enter this code on the sign-in page: your device can then sign in with the password again. It’s good for 30 minutes and works once.',
    },
    code: 'Code',
    nobody: 'Tell it to no one: neither an admin nor support will ask for it.',
    wrong:
      'If you didn’t ask for anything, don’t enter the code and set a new password: someone may know the one you have. Select “Forgot password?” on the sign-in page.',
  },
  factorWanted: {
    subject: 'Add a second factor: {{brand}}',
    title: 'Add a second factor',
    what: '{{brand}} asks everyone with your rights to confirm their sign-in to the assessment system with a second factor: a passkey, or a code from an app on their phone. A stolen password then lets no one in.',
    how: 'Sign in, open Settings and select “Add” under Second factor. It takes a couple of minutes.',
    by: '{{by}} sent this reminder.',
  },
  dataReady: {
    subject: 'The file with your data is ready: Assessment 360',
    title: 'The file with your data is ready',
    what: 'You asked for everything {{brand}} keeps about you in the employee assessment system. You can download the file within 24 hours.',
    wrong:
      'If you didn’t ask for it, change your password and end your other sessions: someone may have signed in as you.',
    button: 'My data',
  },
  termOver: {
    reports: {
      subject: 'Reports past their retention period will be deleted: Assessment 360',
      title: 'Reports will be deleted',
      what_one:
        'In {{brand}}, {{count}} report is past its retention period of {{months}} months. From {{from}} on, such reports are deleted every night, and that can’t be undone.',
      what_other:
        'In {{brand}}, {{count}} reports are past their retention period of {{months}} months. From {{from}} on, such reports are deleted every night, and that can’t be undone.',
      keep: 'If you still need them, save them as files. A super administrator can make the period longer under “Security”, “Retention periods”. We won’t write about this again.',
      button: 'Reports',
    },
    people: {
      subject: 'Data of former employees will be deleted: Assessment 360',
      title: 'Data of former employees will be deleted',
      what_one:
        'In {{brand}}, the data of {{count}} former employee is past its retention period of {{months}} months. From {{from}} on, the names and contacts of such people are erased every night, and that can’t be undone. Reports on them stay without the name.',
      what_other:
        'In {{brand}}, the data of {{count}} former employees is past its retention period of {{months}} months. From {{from}} on, the names and contacts of such people are erased every night, and that can’t be undone. Reports on them stay without the name.',
      keep: 'A super administrator can make the period longer under “Security”, “Retention periods”. We won’t write about this again.',
      button: 'Former employees',
    },
    of: '#{{number}}',
    more: 'There are {{count}} altogether. These are the first.',
  },
};

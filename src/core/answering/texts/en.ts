import type { Translation } from '#platform/texts/t.ts';
import type { answering as ru } from './ru.ts';

export const answering: Translation<typeof ru> = {
  list: {
    start: 'Start',
    startFor: 'Start: {{name}}',
    continue: 'Continue',
    continueFor: 'Continue: {{name}}',
    self: 'Yourself',
  },
  state: {
    start: 'Not started',
    continue: 'In progress',
    done: 'Submitted',
    notStarted: 'Not open yet',
    missed: 'Missed',
    unfinished: 'Not finished',
  },
  link: {
    opening: 'Opening your invitation…',
    greeting: 'Hello, {{name}}!',
    brand: 'Company: {{brand}}',
    choose_one: 'You’ve been asked for feedback on one person.',
    choose_other:
      'You’ve been asked for feedback on {{count}} people. Start with whoever you like.',
    left: '{{left}} of {{total}} left',
    people: 'People to give feedback on',
    until: 'by {{date}}',
    anonymous: 'anonymous',
    named: 'not anonymous',
    closed: 'Nothing to answer right now',
    closedHelp: 'If you think this is a mistake, contact the person who invited you.',
    all: 'Everything you’ve been asked is under “Feedback to give”.',
    allByAccount:
      'If you have an account, sign in: everything you’ve been asked is under “Feedback to give”.',
    signIn: 'Sign in',
    ownList: 'Feedback to give',
    as: 'You’re answering as {{name}}.',
    notMe: 'Not you?',
    leaveTitle: 'Forget the invitation in this browser?',
    leaveText:
      'It will only open here again through the link in the email. Answers that weren’t submitted aren’t deleted: they stay in this browser for the person invited.',
    leave: 'Forget',
    whose: 'Whose invitation would you like to open?',
    openAs: '{{name}}, {{brand}}',
    notAmong: 'If you’re not listed, open the link in your own email or sign in.',
    needed: 'Open the link in your email',
    neededText: 'This page opens through the personal link in an invitation.',
    failed: 'We couldn’t open your invitation',
    withoutNetwork:
      'You can go on without a connection with what you’ve begun: the questions and your answers are kept in this browser.',
    toList: 'Back to list',
  },
  info: {
    title: 'Before you start',
    you: 'You',
    subject: 'You’re giving feedback on',
    role: 'Your role: {{role}}',
    self: 'You’re assessing yourself',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
    questionsLeft_one: '{{left}} of {{count}} question left',
    questionsLeft_other: '{{left}} of {{count}} questions left',
    minutes_one: 'about {{count}} minute',
    minutes_other: 'about {{count}} minutes',
    until: 'open until the end of {{date}}',
    whoSees: 'Who will see your answers',
    anonymous: 'Your answers are anonymous',
    named: 'Your answers are not anonymous',
    anonymousMore: 'Your answers are anonymous: details',
    namedMore: 'Your answers are not anonymous: details',
    whoMore: 'Who sees your answers, and where they’re kept',
    averaged:
      'HR and admins, the person you rate and their manager see your ratings as a peer, customer or direct report only as an average of at least {{threshold}} people, along with whether opinions differ.',
    notSeen:
      'No one sees your ratings on their own in any report, only who has responded and who hasn’t.',
    voice:
      'While your anonymous answers are collected and for 30 days after, you won’t be asked about this person again, openly or anonymously.',
    encrypted:
      'Your answers are encrypted while they wait for the final report, and destroyed once it’s made.',
    texts: 'Comments are shown word for word, so your writing style may be recognised.',
    more: 'What protects your answers, and what doesn’t',
    tooFew: 'If there are too few people, groups are combined or nothing is shown.',
    doNotCount:
      'These people don’t count towards the {{threshold}}: those who can open the report; those added after someone has responded about this person; those whose email or name someone else replaced, or whom someone else linked to a company sign-in account, in the 30 days before they were invited, or later; those whose name moved from one record to another in that time.',
    otherReports:
      'No earlier report of this assessment and no later change of settings can separate your ratings.',
    attributed: 'Managers’ ratings and the self-assessment are shown as they are.',
    sameMark: 'If everyone gives the same rating, that rating becomes known.',
    aboutPerson:
      'What isn’t about the person, such as “I would recommend working here”, is rated alike about everyone: two reports on different people by nearly the same reviewers may then give away a single answer.',
    operator:
      'While answers wait, their key is kept apart from the database: only someone who has both, such as whoever runs the server, could find out who wrote what. After the final report neither the database nor copies of it can tell.',
    comesIn:
      'Whoever runs the company’s sign-in server or mail server can come in as anybody and answer as you.',
    companies:
      'Two companies of one installation, such as those of a holding, don’t know each other’s assessments: both may ask about the same person, and someone who reads both reports could work out a single answer.',
    askAgain_one:
      'In about {{count}} week you may be asked three short questions about whether anything changed.',
    askAgain_other:
      'In about {{count}} weeks you may be asked three short questions about whether anything changed.',
    whoAnswered: 'It’s visible who has responded and who hasn’t.',
    whole: 'How answers are protected, in full (opens a new tab)',
    asSupervisor:
      'You’re answering as this person’s manager. Your ratings and comments appear in the report under “Manager”.',
    asSelf:
      'You’re answering about yourself. The report shows your ratings and comments as your self-assessment and compares them with others’ ratings.',
    asNamed:
      'The report shows each group separately, even if only one person in it responded. Your ratings and comments may be linked to you.',
    invited: 'Others invited in your role',
    newSince: 'In the directory since {{date}}: {{names}}',
    renamedAt: 'Name changed on {{date}}: {{names}}',
    invitedNobody: 'No one else is invited in your role.',
    kept: 'Until you press “Submit” after the last question, your answers stay in this browser only. You can stop and continue in this browser: nothing will be lost.',
    keptTitle: 'Where your answers are kept',
    exampleTitle: 'An example',
    example:
      '“Replies to emails the same day.” Of the last ten, five were answered at once: “{{half}}”. You don’t write to each other: “{{none}}”, which is better than a guess. Think of what you have seen yourself in the last six months.',
    start: 'Start',
    continue: 'Continue',
    startFailed: 'We couldn’t start the assessment',
  },
  step: {
    selfTitle: 'Self-assessment',
    role: 'your role: {{role}}',
    progress: '{{at}} of {{total}}',
    progressLabel: 'Question',
    announce: 'Question {{at}} of {{total}}',
    chosen: 'Selected: “{{answer}}”',
    chosenBefore: 'Previous answer: “{{answer}}”',
    tooSoon: 'The question has just changed: press again',
    noTranslation: "There's no translation of the question",
    optional: 'Optional',
    text: 'Your answer',
    textShown:
      'Describe one situation: what happened, what was done, what came of it. Shown word for word.',
    textShownInGroup:
      'Describe what others have seen too: what they do, and what comes of it. It’s shown word for word and may be the only comment from your group: write plain short sentences in the language your colleagues use, without favourite phrases.',
    otherScript:
      'Your answer and the question are in different alphabets. If others write in the question’s language, that alone may give you away. You can still submit it as it is.',
    clear: 'Clear answer',
    keys: 'Use number keys to answer',
    keysHint: 'Pressing a key or double-clicking goes straight to the next question',
    taps: 'Go straight to the next question',
    tapsHint: 'One tap selects an answer; the last question stays on screen',
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    forward: 'Next question',
    chooseAnswer: 'Choose an answer',
    tooLong: 'No longer than {{max}} characters: please shorten it',
    stackedMarks: 'One letter has more than 8 marks on it. Remove some.',
    writeAnswer: 'Write an answer',
    send: 'Submit',
    kept: 'Your answers are saved in this browser until you submit them. You can close the page and come back.',
    notKept:
      'Your browser doesn’t allow answers to be saved. Keep this page open until you submit them.',
    about: 'Who will see my answers',
    handOver: 'Hand over to another device',
    forget: 'Delete answers from this browser',
    forgetTitle: 'Delete the answers from this browser?',
    forgetText:
      'Everything you selected and wrote about this person will be deleted. You can’t undo this.',
    sending: 'Submitting your answers…',
    sendFailed: 'Your answers weren’t submitted',
    sendFailedText: 'They’re saved in this browser. Try submitting again.',
    sendWaits:
      'They’re saved in this browser. We’ll submit them automatically as soon as we can, or you can submit again now.',
    sentLater: 'Your answers have now been submitted',
    sendFailedUnkept: 'Keep this page open and try submitting again.',
    sendAgain: 'Submit again',
    refused: 'Your answers weren’t accepted',
    refusedText:
      'They’re still in this browser. If you think this is a mistake, contact the person who invited you and submit again later.',
    refusedUnkept:
      'Your browser doesn’t allow answers to be saved. Copy them while this page is open. If you think this is a mistake, contact the person who invited you.',
    refusedForGood:
      'These answers can no longer be submitted. Copy them if you need them: they’ll be deleted from this browser when you leave this page.',
    giveUp: 'Delete answers and close',
    copy: 'Copy answers',
    copied: 'Answers copied',
    copyByHand: 'Select the text and copy it',
  },
  gone: {
    title: 'The answers were deleted from this browser',
    closed: 'Nothing left to answer here',
    stillAsked:
      'They were deleted in another window, or the browser cleared its data. They weren’t submitted, and this window still has them.',
    goOn: 'Continue with these answers',
  },
  done: {
    title: 'All done! Your answers have been submitted',
    text: 'Thank you for taking the time. Your answers have been removed from this browser.',
    next: 'Next: {{name}}',
    answeredTitle: 'Your answers have already been submitted',
    allTitle: 'Thank you! All your answers have been submitted',
    allText: 'There’s nothing more to do. You can close this page.',
  },
};

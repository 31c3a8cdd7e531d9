import type { ReviewerRole } from '#platform/contract/rules/methods.ts';

/**
 * What a company may word itself (rules 32 and 33): the types, the channels, and the variables of each
 * type. This is the only list.
 */

/** What people are told in the app, and by letter too. */
export const notificationTypes = [
  'invitation',
  'reminder',
  'questionaryDone',
  'nextCreated',
  'keyLost',
  'reportReady',
  'tasks',
  'followUp',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** All that people are told, also what only the product words: no company rewords what protects it. */
export const newsTypes = [
  ...notificationTypes,
  'rights',
  'termOver',
  'factor',
  'cycle',
  'reportTalk',
  'reportHeld',
  'positionWish',
  'peopleHeld',
  'source',
] as const;
export type NewsType = (typeof newsTypes)[number];

/** The last three come by letter alone: anybody who gets them may have no account, or can't sign in yet. */
export const templateTypes = [
  ...notificationTypes,
  'reportSent',
  'passwordReset',
  'accountCreated',
] as const;
export type TemplateType = (typeof templateTypes)[number];

export const templateChannels = ['email', 'notification'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

export const typesOf = (channel: TemplateChannel): readonly TemplateType[] =>
  channel === 'email' ? templateTypes : notificationTypes;

/** One row of the list "whom, in which role, until when". */
export interface AssessmentLine {
  name: string;
  role: ReviewerRole;
  /** In words, in the reader's language. */
  until: string;
}

/** One row of the list of what has happened in a quarter of an hour. */
export interface NewsLine {
  name: string;
  /** In words, in the reader's language. */
  note: string;
}

/** What each kind of variable is filled with. */
interface Fillings {
  /** Words in the reader's language. */
  text: string;
  /** An address, on its own or as that of a link. It is taken from the button. */
  address: never;
  /** Stands in a paragraph of its own, like the three below. */
  button: { label: string; address: string };
  assessments: readonly AssessmentLine[];
  news: readonly NewsLine[];
  /** HTML of the same allow-list as templates, written by a person: nothing in it is filled in. */
  message: string;
}
type VariableKind = keyof Fillings;

const kinds = {
  /** "Hello Anna," */
  'person.greeting': 'text',
  'person.firstName': 'text',
  'person.fullName': 'text',
  'company.name': 'text',
  'account.email': 'text',
  /** How to come in: set a password, sign in, or accept. */
  'account.next': 'text',
  /** In few words, for a subject line: one name, and how many more. */
  'assessment.who': 'text',
  'assessment.list': 'assessments',
  /** "3 people" */
  'assessment.count': 'text',
  /** The last day, in words. Of several, the earliest. */
  'assessment.until': 'text',
  /** How many days are left, as a heading: "Tomorrow is the last day". */
  'assessment.left': 'text',
  /** "about 20 minutes" */
  'assessment.minutes': 'text',
  /** Who organises it, and so whom to ask. */
  'assessment.organiser': 'text',
  /** Who will see the answers (rule 26). */
  'assessment.confidentiality': 'text',
  /** "#42". Of several, the first and how many more, like the subject below. */
  'questionary.number': 'text',
  /** Who is assessed, in few words. */
  'questionary.subject': 'text',
  /** The first and the last day. Of several, of all together. */
  'questionary.dates': 'text',
  /** What has changed as it would repeat too soon (rule 26): its first day, or that it is quarterly. Else empty. */
  'questionary.tooSoon': 'text',
  'questionary.list': 'news',
  /** Number and dates are written as those of questionaries above. */
  'report.number': 'text',
  'report.dates': 'text',
  /** "Assessment report", "Interim report" */
  'report.kind': 'text',
  /** Whom it is about. */
  'report.subject': 'text',
  'report.list': 'news',
  /** In few words, for a subject line: the only task and its day, or how many. */
  'tasks.what': 'text',
  /** "3 tasks" */
  'tasks.count': 'text',
  'tasks.list': 'news',
  /** "about 5 minutes". Empty where that can't be said. */
  'tasks.minutes': 'text',
  /** Who sends a report. */
  'sender.name': 'text',
  'sender.email': 'text',
  /** What the sender has written, or HR for whoever takes part. */
  'message.text': 'message',
  'link.button': 'button',
  'link.address': 'address',
} as const satisfies Record<string, VariableKind>;
export type VariableName = keyof typeof kinds;

const person = ['person.greeting', 'person.firstName', 'person.fullName', 'company.name'] as const;
const link = ['link.button', 'link.address'] as const;
const assessment = [
  'assessment.who',
  'assessment.list',
  'assessment.count',
  'assessment.minutes',
  'assessment.organiser',
  'assessment.confidentiality',
  'message.text',
] as const;
const questionary = ['questionary.number', 'questionary.subject', 'questionary.dates'] as const;
const report = ['report.number', 'report.dates'] as const;

/**
 * A notification says what is kept with it, and never who has answered nor how many (decision 064). What stands in its
 * letter alone may be as true as on the day when the letter is written.
 */
const variables = {
  invitation: { both: [...person, 'assessment.until'], letter: [...assessment, ...link] },
  reminder: {
    both: [...person, 'assessment.until'],
    letter: [...assessment, 'assessment.left', ...link],
  },
  questionaryDone: { both: [...person, ...questionary], letter: ['questionary.list', ...link] },
  nextCreated: {
    both: [...person, ...questionary, 'questionary.tooSoon'],
    letter: ['questionary.list', ...link],
  },
  keyLost: { both: [...person, ...questionary], letter: ['questionary.list', ...link] },
  reportReady: { both: [...person, ...report], letter: ['report.list', ...link] },
  tasks: {
    both: [...person, 'tasks.what', 'tasks.count'],
    letter: ['tasks.list', 'tasks.minutes', 'message.text', ...link],
  },
  followUp: {
    both: [...person, 'assessment.until'],
    letter: ['assessment.who', 'assessment.list', 'assessment.confidentiality', ...link],
  },
  reportSent: {
    both: [
      'person.greeting',
      'company.name',
      ...report,
      'report.kind',
      'report.subject',
      'sender.name',
      'sender.email',
    ],
    letter: ['message.text'],
  },
  passwordReset: { both: [...person, 'account.email'], letter: link },
  accountCreated: { both: [...person, 'account.email', 'account.next'], letter: link },
} as const satisfies Record<
  TemplateType,
  { both: readonly VariableName[]; letter: readonly VariableName[] }
>;

type NameInBoth<Type extends TemplateType> = (typeof variables)[Type]['both'][number];
type NameInLetter<Type extends TemplateType> =
  | NameInBoth<Type>
  | (typeof variables)[Type]['letter'][number];

/** What a letter of this type is filled with. */
export type LetterValues<Type extends TemplateType> = {
  [N in Exclude<NameInLetter<Type>, 'link.address'>]: Fillings[(typeof kinds)[N]];
};
/** What a notification of this type is filled with: words only. */
export type NotificationValues<Type extends NotificationType> = Record<NameInBoth<Type>, string>;

/** In the order in which they are offered. */
export function variablesOf(type: TemplateType, channel: TemplateChannel): VariableName[] {
  const { both, letter } = variables[type];
  const known: readonly VariableName[] = channel === 'email' ? [...both, ...letter] : both;
  return (Object.keys(kinds) as VariableName[]).filter((name) => known.includes(name));
}

export const kindOf = (name: VariableName): VariableKind => kinds[name];
/** Whether it stands in a paragraph of its own. */
export const isBlock = (name: VariableName): boolean =>
  ['button', 'assessments', 'news', 'message'].includes(kindOf(name));

/** `{{group.name}}`, and what somebody types in its place. Spaces around the name are no part of it. */
export const holes = /\{\{([^{}]*)\}\}/g;
export const hole = (name: VariableName): string => `{{${name}}}`;

export const longestSubject = 200;
/** The longest text of a template, as HTML, in characters. */
export const longestText = 20_000;

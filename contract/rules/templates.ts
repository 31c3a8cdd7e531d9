import type { ParticipantType } from './methods.ts';

/**
 * What a company may word itself (rules 32 and 33): the types, the channels, and the variables of each
 * type. This is the only list.
 */

export const templateTypes = [
  'invitation',
  'reminder',
  'questionaryDone',
  'nextCreated',
  'reportReady',
  'reportSent',
  'passwordReset',
  'accountCreated',
] as const;
export type TemplateType = (typeof templateTypes)[number];

export const templateChannels = ['email', 'notification'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** Whoever gets these two can't sign in yet, so there is no notification of them. */
const byEmailOnly: readonly TemplateType[] = ['passwordReset', 'accountCreated'];
export type NotificationType = Exclude<TemplateType, 'passwordReset' | 'accountCreated'>;
export const typesOf = (channel: TemplateChannel): TemplateType[] =>
  templateTypes.filter((type) => channel === 'email' || !byEmailOnly.includes(type));

/** One row of the list "whom, in which role, until when". */
export interface AssessmentLine {
  name: string;
  role: ParticipantType;
  /** In words, in the reader's language. */
  until: string;
}

/** What each kind of variable is filled with. */
interface Fillings {
  /** Words in the reader's language. */
  text: string;
  /** An address, on its own or as that of a link. It is taken from the button. */
  address: never;
  /** Stands in a paragraph of its own, like the two below. */
  button: { label: string; address: string };
  assessments: readonly AssessmentLine[];
  /** Lines that somebody has typed. */
  lines: string;
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
  /** "#42" */
  'questionary.number': 'text',
  /** Who is assessed, in few words. */
  'questionary.subject': 'text',
  /** "9 of 12" */
  'questionary.answered': 'text',
  /** The first and the last day. */
  'questionary.dates': 'text',
  'report.subject': 'text',
  'report.number': 'text',
  /** Who sends it. */
  'report.sender': 'text',
  /** What they wrote with it. */
  'report.message': 'lines',
  'link.button': 'button',
  'link.address': 'address',
} as const satisfies Record<string, VariableKind>;
export type VariableName = keyof typeof kinds;

const person = ['person.greeting', 'person.firstName', 'person.fullName'] as const;
const company = ['company.name'] as const;
const link = ['link.button', 'link.address'] as const;
const assessment = [
  'assessment.who',
  'assessment.list',
  'assessment.count',
  'assessment.until',
  'assessment.minutes',
  'assessment.organiser',
  'assessment.confidentiality',
] as const;
const questionary = ['questionary.number', 'questionary.subject'] as const;

const variables = {
  invitation: [...person, ...company, ...assessment, ...link],
  reminder: [...person, ...company, ...assessment, 'assessment.left', ...link],
  questionaryDone: [...person, ...company, ...questionary, 'questionary.answered', ...link],
  nextCreated: [...person, ...company, ...questionary, 'questionary.dates', ...link],
  reportReady: [...person, ...company, 'report.subject', 'report.number', ...link],
  reportSent: [...company, 'report.subject', 'report.number', 'report.sender', 'report.message'],
  passwordReset: [...person, ...company, 'account.email', ...link],
  accountCreated: [...person, ...company, 'account.email', 'account.next', ...link],
} as const satisfies Record<TemplateType, readonly VariableName[]>;

type NameOf<Type extends TemplateType> = (typeof variables)[Type][number];
type NameOfKind<Type extends TemplateType, Kind extends VariableKind> = {
  [N in NameOf<Type>]: (typeof kinds)[N] extends Kind ? N : never;
}[NameOf<Type>];

/** What a letter of this type is filled with. */
export type LetterValues<Type extends TemplateType> = {
  [N in Exclude<NameOf<Type>, NameOfKind<Type, 'address'>>]: Fillings[(typeof kinds)[N]];
};
/** What a notification of this type is filled with: words only. */
export type NotificationValues<Type extends NotificationType> = {
  [N in NameOfKind<Type, 'text'>]: string;
};

/** A notification is a line of words that leads where it belongs by itself, so it takes no more. */
export const variablesOf = (type: TemplateType, channel: TemplateChannel): VariableName[] =>
  variables[type].filter((name) => channel === 'email' || kindOf(name) === 'text');

export const kindOf = (name: VariableName): VariableKind => kinds[name];
/** Whether it stands in a paragraph of its own. */
export const isBlock = (name: VariableName): boolean =>
  ['button', 'assessments', 'lines'].includes(kindOf(name));

/** `{{group.name}}`, and what somebody types in its place. Spaces around the name are no part of it. */
export const holes = /\{\{([^{}]*)\}\}/g;
export const hole = (name: VariableName): string => `{{${name}}}`;

export const longestSubject = 200;
/** Of the HTML, in characters. */
export const longestText = 20_000;

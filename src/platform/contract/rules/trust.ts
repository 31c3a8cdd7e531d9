/** Words of a company's trust in those who sign in, shared by settings, sessions and screens. */

/** Whether a company's people sign in by its own provider. */
export const ssoStates = ['off', 'offered', 'required'] as const;
export type SsoState = (typeof ssoStates)[number];

/** How far a session reaches: all companies of its account, or the one whose provider opened it. */
export const reaches = ['account', 'brand'] as const;
export type Reach = (typeof reaches)[number];

/** What raters meet before the first question. */
export const consentKinds = ['off', 'notice', 'tick'] as const;
export type ConsentKind = (typeof consentKinds)[number];
/** How somebody came who has agreed: by a personal link, or signed in. */
export const consentWays = ['link', 'account'] as const;

/** How long a session lasts: at most, and without a call. Whole minutes. */
export interface SessionTerms {
  longest: number;
  idle: number;
}
/**
 * What still lets a company's super administrators in for a day after it was narrowed, beside what holds now (rule 98c).
 */
export interface FormerEntry {
  /** ISO 8601. */
  until: string;
  /** The membership that has narrowed it, which is held to what holds now: it moves with the company. Null: more than one has. */
  by: string | null;
  /** The networks they may work from; none: from anywhere. */
  ipList: string[];
  terms: SessionTerms;
  /** Whether a password opens the company to them, past its own sign-in. */
  byPassword: boolean;
}
/** The terms for HR and above, and for everybody else. */
export interface SessionRules {
  hr: SessionTerms;
  others: SessionTerms;
}

import { isHr, type Role } from '#platform/contract/call/access.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { SessionRules, SessionTerms } from '#platform/contract/rules/trust.ts';

/** How long sessions last (rule 103), in minutes. */

const hour = 60;
const day = 24 * hour;

/** How long a session may last since the person has last proved who they are: the choices, in minutes. */
export const longestTerms = [1, 4, 8, 12, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24].map(
  (hours) => hours * hour,
);
/** How long it may last without a call: the choices, in minutes. */
export const idleTerms = [
  15,
  30,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  day,
  3 * day,
  7 * day,
];

/** No session lasts longer, whatever a company chooses. */
export const longestOfAll = 30 * day;
/** The same for one that a company's provider opened: whoever has left there is out after a day's work (rule 111). */
export const longestByProvider = day / 2;

/** The rules of a company that has chosen none. */
export const usualRules: SessionRules = {
  hr: { longest: 7 * day, idle: 12 * hour },
  others: { longest: longestOfAll, idle: 7 * day },
};

/** The terms of somebody with these roles in a company. Null: it has chosen nothing. */
export const termsOf = (rules: SessionRules | null, held: readonly Role[]): SessionTerms =>
  (rules ?? usualRules)[isHr(held) ? 'hr' : 'others'];

export const longerTerms = (one: SessionTerms, other: SessionTerms): SessionTerms => ({
  longest: Math.max(one.longest, other.longest),
  idle: Math.max(one.idle, other.idle),
});

/** The four of a company's settings. */
export interface TermFields {
  hrLongest: number;
  hrIdle: number;
  othersLongest: number;
  othersIdle: number;
}

/** A session that may rest for longer than it lasts never ends by resting. */
export const idleIssues = ({
  hrLongest,
  hrIdle,
  othersLongest,
  othersIdle,
}: TermFields): Issue[] => [
  ...(hrIdle > hrLongest ? [idleTooLong('hrIdle')] : []),
  ...(othersIdle > othersLongest ? [idleTooLong('othersIdle')] : []),
];
const idleTooLong = (path: string): Issue => ({ path, key: 'companySecurity.session.idleTooLong' });

/** What a company's systems can be told (rule 199). Never a mark, a text, or who has answered. */
export const hookEvents = [
  'employee.joined',
  'employee.changed',
  'employee.left',
  'assessment.started',
  'assessment.finished',
  'report.ready',
  'security.rightsChanged',
  'security.keyMade',
] as const;
export type HookEvent = (typeof hookEvents)[number];

/** Sent by the button that tries an address, whatever was chosen. */
export const testEvent = 'hook.test';
export const toldEvents = [...hookEvents, testEvent] as const;

export const mostHooks = 5;

/** `waiting` for its next try. `failed`: given up. */
export const hookStates = ['waiting', 'sent', 'failed'] as const;

/** Why nobody answered. Where somebody did, the status of the answer says more. */
export const hookFaults = ['refused', 'late', 'unreachable', 'noSecret'] as const;
export type HookFault = (typeof hookFaults)[number];

/** Why the product itself has turned one off: it answered 410, or had failed for days. */
export const hookEnds = ['gone', 'failing'] as const;

/** One try of telling. */
export interface HookTry {
  /** ISO 8601. */
  at: string;
  /** Of the answer. Null: there was none. */
  status: number | null;
  fault: HookFault | null;
}

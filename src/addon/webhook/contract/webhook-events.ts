/** What a company's systems can be told (rule 199). Never a mark, a text, or who has answered. */
export const webhookEvents = [
  'employee.joined',
  'employee.changed',
  'employee.left',
  'assessment.started',
  'assessment.finished',
  'report.ready',
  'security.rightsChanged',
  'security.keyMade',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event that the button for trying an address sends, whatever was chosen for the address. */
export const testEvent = 'hook.test';
export const toldEvents = [...webhookEvents, testEvent] as const;

export const mostWebhooks = 5;

/** `waiting` for its next try. `failed`: given up. */
export const webhookStates = ['waiting', 'sent', 'failed'] as const;

/** Why nobody answered. Where somebody did, the status of the answer says more. */
export const webhookFaults = ['refused', 'late', 'unreachable', 'noSecret'] as const;
export type WebhookFault = (typeof webhookFaults)[number];

/** Why the product itself has turned an address off: it answered 410, or had failed for days. */
export const webhookEnds = ['gone', 'failing'] as const;

/** One try of telling. */
export interface WebhookTry {
  /** ISO 8601. */
  at: string;
  /** The HTTP status of the answer. Null: there was none. */
  status: number | null;
  fault: WebhookFault | null;
}

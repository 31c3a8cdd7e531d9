import { type ErrorName, errorCodes } from '#platform/contract/call/envelope.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { ScimType } from '#platform/contract/call/scim.ts';
import type { TextKey } from '#platform/texts/t.ts';

interface Details {
  /** The wrong fields. Their texts are chosen when the answer is written. */
  issues?: Issue[];
  /** More specific than this error's general text. */
  text?: { key: TextKey; params?: Record<string, string | number> };
  /** What stands in the way. */
  data?: unknown;
  /** What is saved already, as the call would reply with it: its declared fields leave as `data`. */
  saved?: unknown;
  retryAfterSeconds?: number;
  /** What SCIM calls it. */
  scimType?: ScimType;
}

/** A failure with a known name: the only kind that reaches the caller as it is. */
export class Failure extends Error {
  readonly failure: ErrorName;
  readonly details: Details;

  constructor(failure: ErrorName, details: Details = {}) {
    super(details.text?.key ?? failure);
    this.failure = failure;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.failure].status;
  }
}

export const notFound = () => new Failure('notFound');
/** What was looked for. Throws 404 where it was not found. */
export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (!found) throw notFound();
  return found;
}
export const invalid = (...issues: Issue[]) => new Failure('validation', { issues });
export const conflict = (...issues: Issue[]) => new Failure('conflict', { issues });
export const stale = (saved: unknown) => new Failure('staleVersion', { saved });
export const tooMany = (retryAfterSeconds: number) =>
  new Failure('tooMany', {
    retryAfterSeconds,
    text: { key: 'errors.tooMany', params: { minutes: Math.ceil(retryAfterSeconds / 60) } },
  });

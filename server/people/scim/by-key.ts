import type { AnyDoer } from '#server/company/audit/note.ts';
import type { KeyActor } from '#server/platform/http/call.ts';
import type { BrandCall } from '#server/platform/http/in-brand.ts';

/** A call of the company's directory of users, by its key. */
export interface ByKey extends Omit<BrandCall, 'actor'>, Omit<AnyDoer, 'actor' | 'context'> {
  actor: KeyActor;
}

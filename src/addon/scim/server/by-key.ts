import type { AnyDoer } from '#core/audit/server/note.ts';
import type { KeyActor } from '#platform/server/http/call.ts';
import type { BrandCall } from '#platform/server/http/in-brand.ts';

/** A call of the company's directory of users, by its key. */
export interface ByKey extends Omit<BrandCall, 'actor'>, Omit<AnyDoer, 'actor' | 'context'> {
  actor: KeyActor;
}

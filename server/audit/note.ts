import type { AuditDetails } from '#contract/audit.ts';
import type { AuditKind, AuditVerb } from '#contract/rules/audit.ts';
import type { Context } from '#server/context.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertAudit } from './queries.ts';

/** Who does it, and the clock: every call of a signed-in person is one. */
export interface Doer {
  context: Pick<Context, 'now'>;
  actor: { accountId: string };
}

export interface Note {
  verb: AuditVerb;
  kind: AuditKind;
  /** None where the verb is about many things. */
  id: string | null;
  /** By which people know the thing, in no language of ours; it is read after the thing is gone. */
  name: string;
  details?: AuditDetails;
}

const longestName = 200;

/**
 * Writes into the journal of actions, in the transaction of the verb it tells of: both happen or
 * none. Never a value of a field, and nothing at all when a participant opens or answers
 * (rule 24): who has answered when must not be found here.
 */
export function noteAudit(scope: Scope, { context, actor }: Doer, note: Note): Promise<void> {
  const { verb, kind, id, name, details = {} } = note;
  return insertAudit(scope, {
    at: context.now(),
    actorId: actor.accountId,
    verb,
    kind,
    details,
    entityId: id,
    name: name.slice(0, longestName),
  });
}

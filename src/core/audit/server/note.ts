import type { KeptDetails } from '#core/audit/server/tables/audit.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { type AuditKind, type AuditVerb, hasOrigin } from '#platform/contract/rules/audit.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { networkOf, plainAddress } from '#platform/server/shared/address/address-block.ts';
import { insertAudit, insertAudits, type Origin } from './queries.ts';

/** Who acts, and the clock. Every call of a signed-in person fits. */
export interface Doer {
  context: Pick<Context, 'now'>;
  /** Null: the operator, by a command, or a source of people, by its name. */
  actor: { accountId: string | null; sourceName?: string };
  /** Where it is asked from; left out for what the clock or a command does. */
  request?: Asker;
}

/** The same, or by a personal link: a person of the directory, who may have no account. Or a program, by an API key. */
export interface AnyDoer extends Omit<Doer, 'actor'> {
  actor:
    | Doer['actor']
    | { kind: 'invitation'; employeeId: string }
    | { keyId: string; keyName: string };
}

type Asker = { ip: string; headers: { 'user-agent'?: string | undefined } };

export interface Note {
  verb: AuditVerb;
  kind: AuditKind;
  /** Null where the verb concerns many things. */
  id: string | null;
  /**
   * What people know the thing by, the same in every language. It is read after the thing is gone.
   */
  name: string;
  details?: KeptDetails;
}

const longestName = 200;

/**
 * Writes to the activity log, in the transaction of the action itself: both happen or neither. It
 * never holds a field's value but an e-mail's. Nothing is written when a participant opens or answers, so that the
 * log does not show who answered when (rule 24), nor where a form was saved as it stood (rule 220).
 */
export async function noteAudit(
  scope: Scope,
  { context, actor, request }: AnyDoer,
  note: Note,
): Promise<void> {
  if (changesNothing(note)) return;
  const { verb, kind, id, name, details = {} } = note;
  await insertAudit(scope, {
    at: context.now(),
    ...idsOf(actor),
    verb,
    kind,
    details,
    entityId: id,
    name: name.slice(0, longestName),
    ...(request && hasOrigin(note) && originOf(request)),
  });
}

/** `template` says which one it is, not what was changed. */
const changesNothing = ({ verb, details = {} }: Note): boolean =>
  verb === 'update' &&
  details.fieldList !== undefined &&
  Object.entries(details).every(
    ([field, value]) => field === 'template' || (Array.isArray(value) && value.length === 0),
  );

/** Null also for who has no account: a program, a personal link. */
export const accountDoing = ({ actor }: AnyDoer): string | null =>
  'accountId' in actor ? actor.accountId : null;

function idsOf(actor: AnyDoer['actor']) {
  if ('accountId' in actor) return { actorId: actor.accountId, machine: actor.sourceName };
  if ('keyName' in actor) return { actorId: null, machine: actor.keyName };
  return { actorId: null, personId: actor.employeeId };
}

/** Where a call comes from. How much of the address is kept, the company decides as the entry is written. */
export const originOf = ({ ip, headers }: Asker): Origin => ({
  address: plainAddress(ip),
  network: networkOf(ip),
  ...deviceOf(headers['user-agent']),
});

/** The same for many things that one action changes. */
export async function noteAll(
  scope: Scope,
  { context, actor }: AnyDoer,
  notes: readonly Note[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ verb, kind, id, name, details = {} }) => ({
    verb,
    kind,
    details,
    entityId: id,
    name: name.slice(0, longestName),
  }));
  await insertAudits(scope, { at: context.now(), ...idsOf(actor), rows });
}

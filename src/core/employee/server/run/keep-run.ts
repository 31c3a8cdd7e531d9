import { type AnyDoer, accountDoing } from '#core/audit/server/note.ts';
import type { EmployeeField } from '#core/employee/contract/rules/directory-fields.ts';
import type { RunKind } from '#core/employee/contract/rules/run.ts';
import type { LeaderChange } from '#core/employee/server/leader/rules.ts';
import { changedKeys, employeeColumns } from '#core/employee/server/rules.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import type { RunValues } from '#core/employee/server/tables/run.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { insertRun, type KeptPerson, listDepartures, type RunOrigin } from './queries.ts';

/** What is about to be saved, and from where it comes. */
export interface Arriving {
  /** The file's name. */
  name: string;
  planned: readonly PlannedEmployee[];
  /** Only those that change something. */
  changes: readonly LeaderChange[];
  /** Ids of those who leave. */
  leaving?: readonly string[];
  /** Left out: somebody has sent the file by hand. */
  origin?: RunOrigin | undefined;
  doer: AnyDoer;
  now: Date;
}

/**
 * Keeps what `save` does to people (rule 178). When those who return had left is read before it, as
 * nothing says so afterwards. Returns the run's id.
 */
export async function keepRun(
  scope: Scope,
  { name, planned, changes, leaving = [], origin, doer, now }: Arriving,
  save: () => Promise<void>,
): Promise<string> {
  const returning = planned.filter(({ outcome }) => outcome === 'restored').map(({ id }) => id);
  const left = await listDepartures(scope, returning);
  await save();
  const leaders = new Map(changes.map((change) => [change.employeeId, change]));
  const kept = await inSlices(planned, (one) => keptPerson(one, leaders.get(one.id)));
  const changed = kept
    .flatMap((one) => one ?? [])
    .map((one) => ({ ...one, ...(left.get(one.employeeId) ?? neverLeft) }));
  const people = [...changed, ...leaving.map(leaver)];
  const count = (kind: RunKind) => people.filter((one) => one.kind === kind).length;
  const counts = {
    created: count('created'),
    changed: count('changed'),
    moved: count('moved'),
    returned: count('returned'),
    left: leaving.length,
    unchanged: planned.length - changed.length,
  };
  return insertRun(scope, { name, origin, accountId: accountDoing(doer), at: now, counts, people });
}

const neverLeft = { firedAt: null, deletedAt: null };

const leaver = (employeeId: string): KeptPerson => ({
  employeeId,
  kind: 'left',
  before: {},
  after: {},
  ...neverLeft,
});

function keptPerson(
  { id, form, saved, outcome }: PlannedEmployee,
  leaders: LeaderChange | undefined,
): Omit<KeptPerson, 'firedAt' | 'deletedAt'> | undefined {
  const after = employeeColumns(form);
  if (!saved) {
    const leaderIds = leaders?.after ?? [];
    return { employeeId: id, kind: 'created', before: null, after: { ...after, leaderIds } };
  }
  const keys = changedKeys(after, saved);
  if (outcome !== 'restored' && keys.length === 0 && !leaders) return undefined;
  const only = (from: RunValues) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  const led = (leaderIds: readonly string[]) => (leaders ? { leaderIds } : {});
  return {
    employeeId: id,
    kind: outcome === 'restored' ? 'returned' : kindOf(keys, leaders),
    before: { ...only(saved), ...led(leaders?.before ?? []) },
    after: { ...only(after), ...led(leaders?.after ?? []) },
  };
}

const kindOf = (keys: readonly EmployeeField[], leaders: LeaderChange | undefined): RunKind =>
  leaders || keys.includes('positionId') || keys.includes('subdivisionId') ? 'moved' : 'changed';

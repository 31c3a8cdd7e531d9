import type { AuditDetails } from '#core/audit/contract/audit.ts';
import type { AnyDoer } from '#core/audit/server/note.ts';
import type { getQuestionary } from '#core/questionary/contract/questionary.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { stale } from '#platform/server/shared/errors.ts';
import type { View } from './detail.ts';

type Asked = Pick<Call<typeof getQuestionary>, 'context' | 'actor' | 't' | 'locale'>;

/** Runs one transaction in the caller's brand, with what the wording of the answer depends on. */
export function inView<R>(call: Asked, work: (scope: Scope, view: View) => Promise<R>): Promise<R> {
  const { t, locale, actor } = call;
  const { keyring } = call.context;
  const { timeZone, permissions, employeeId } = actor;
  return inBrand(call, (scope, { now }) =>
    work(scope, { t, locale, now, timeZone, permissions, employeeId, keyring }),
  );
}

/** How rows of one kind are locked, shown and logged. */
interface Kind<Row, Shown> {
  lock: (scope: Scope, id: string) => Promise<Row>;
  show: (scope: Scope, id: string, view: View) => Promise<Shown>;
  note: (
    scope: Scope,
    doer: AnyDoer,
    verb: AuditVerb,
    shown: Shown,
    details?: AuditDetails,
  ) => Promise<void>;
}

interface Changed {
  verb: AuditVerb;
  details?: AuditDetails;
  message: string;
}

/** Changes a locked row that the caller has seen as it is now, logs it, and returns it as saved. */
export const changeSeen =
  <Row extends { version: number }, Shown extends object>({ lock, show, note }: Kind<Row, Shown>) =>
  (
    call: Asked,
    { id, version }: { id: string; version?: number | undefined },
    work: (scope: Scope, row: Row, view: View) => Promise<Changed>,
  ) =>
    inView(call, async (scope, view) => {
      const row = await lock(scope, id);
      if (version !== undefined && version !== row.version) {
        throw stale(await show(scope, id, view));
      }
      const { verb, details, message } = await work(scope, row, view);
      const data = await show(scope, id, view);
      await note(scope, call, verb, data, details);
      return { data, message };
    });

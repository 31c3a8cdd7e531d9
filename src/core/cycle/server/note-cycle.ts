import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { type AnyDoer, noteAudit } from '#core/audit/server/note.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { CycleRow } from './record/queries.ts';

/** Writes to the activity log: the cycle, and how many people it concerns where it is about them. */
export const noteCycle = (
  scope: Scope,
  doer: AnyDoer,
  verb: AuditVerb,
  { id, name }: Pick<CycleRow, 'id' | 'name'>,
  details: AuditDetails = {},
): Promise<void> => noteAudit(scope, doer, { verb, kind: 'cycle', id, name, details });

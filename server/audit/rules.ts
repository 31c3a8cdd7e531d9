import { auditFields } from '#contract/audit-fields.ts';
import type { AuditKind } from '#contract/rules/audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names of the fields of that kind that both have and that differ; what they held is nobody's business. */
export function changedFields(kind: AuditKind, before: Fields, after: Fields): string[] {
  const fields: readonly string[] = auditFields[kind];
  return fields.filter(
    (field) =>
      field in before && field in after && written(before[field]) !== written(after[field]),
  );
}

/** Comparable; keys sorted, as jsonb answers them in an order of its own. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

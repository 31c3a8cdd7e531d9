import type { AuditDetails } from '#contract/audit.ts';
import { auditFields } from '#contract/audit-fields.ts';
import type { AuditKind } from '#contract/rules/audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the log says of a saved form. Of the values only a changed e-mail's are kept: whoever reads
 * the e-mail can become its person (rule 50).
 */
export function changeDetails(kind: AuditKind, before: Fields, after: Fields): AuditDetails {
  const fieldList = changedFields(kind, before, after);
  if (!fieldList.includes('email')) return { fieldList };
  return { fieldList, emailFrom: String(before.email), emailTo: String(after.email) };
}

/** Names of the fields that both sides have and that differ. Their values are nobody's business. */
export function changedFields(kind: AuditKind, before: Fields, after: Fields): string[] {
  const fields: readonly string[] = auditFields[kind];
  return fields.filter(
    (field) =>
      field in before && field in after && written(before[field]) !== written(after[field]),
  );
}

/** A form that can be compared: keys are sorted, as jsonb returns them in its own order. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

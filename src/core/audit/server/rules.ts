import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { auditFields } from '#core/audit/contract/audit-fields.ts';
import type { AuditKind } from '#platform/contract/rules/audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the log says of a saved form. Of the values only those of a changed e-mail and a changed name
 * are kept: who was whom has to be known afterwards (rule 50).
 */
export function changeDetails(kind: AuditKind, before: Fields, after: Fields): AuditDetails {
  const fieldList = changedFields(kind, before, after);
  const hasEmail = fieldList.includes('email');
  return {
    fieldList,
    ...(hasEmail && { emailFrom: String(before.email), emailTo: String(after.email) }),
    ...(nameFields.some((field) => fieldList.includes(field)) && nameDetails(before, after)),
  };
}

const nameFields = ['lastName', 'firstName', 'middleName'] as const;

export const nameDetails = (before: Fields, after: Fields): AuditDetails => ({
  nameFrom: nameOf(before),
  nameTo: nameOf(after),
});

const nameOf = (fields: Fields): string =>
  nameFields.flatMap((field) => fields[field] ?? []).join(' ');

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

import { useEffect, useState } from 'react';
import type { AuditKind } from '#platform/contract/rules/audit.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/**
 * The names of a thing's fields, separated by commas. Undefined for none, and while the texts are
 * loading.
 */
export function useFieldNames(kind: AuditKind, fields: readonly string[]): string | undefined {
  const { t } = useT();
  const [isThere, setThere] = useState(false);
  const isWanted = fields.length > 0;
  useEffect(() => {
    if (isWanted)
      loadTexts('field').then(
        () => setThere(true),
        () => {},
      );
  }, [isWanted]);
  const say = t as (key: string) => string;
  if (!isThere || !isWanted) return undefined;
  return fields.map((field) => say(`field.${kind}.${field}`)).join(', ');
}

import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import { readNotifications } from '#core/mail/server/template/write-from-template.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { fixedKind } from './fixed-kinds.ts';
import { kinds } from './kinds.ts';
import type { NewsReader } from './queries.ts';

/** A notification as it is kept: `values` are the facts of its type. */
export interface Kept {
  type: NewsType;
  values: unknown;
}

/**
 * Reads the company's words once. What comes back gives each notification its text in that language, and where it
 * leads.
 */
export async function readSpelling(scope: Scope, reader: NewsReader, locale: Locale) {
  const write = await readNotifications(scope, locale);
  const person = personValues(reader, { t: speak[locale], locale });
  return ({ type, values }: Kept): { text: string; path: string } => {
    const fixed = fixedKind(type);
    if (fixed) return { text: fixed.text(values, locale), path: fixed.path(values, reader) };
    const kind = type as NotificationType;
    const facts = values as never;
    const said = kinds[kind].values([facts], locale);
    return { text: write(kind, { ...person, ...said } as never), path: kinds[kind].path(facts) };
  };
}

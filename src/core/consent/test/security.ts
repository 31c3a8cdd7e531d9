import { insertConsent, insertText } from '#core/consent/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { alone, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

export const fixtures: Fixtures = {
  getConsent: none,
  giveConsent: alone(() => ({ body: { version: 1, agreed: true } }), {
    unnoted: 'a part of answering: only the day is kept (rule 115)',
  }),
  getConsentSettings: none,
  updateConsentSettings: alone(() => ({
    body: { kind: 'notice', version: 1, text: { ru: 'Текст', en: 'Text' } },
  })),
};

/** A text that somebody has agreed to. */
export async function make(scope: Scope, { company, house }: Ground) {
  const since = house.context.now();
  await insertText(scope, { version: 1, text: { ru: 'Текст', en: 'Text' }, since });
  const given = { version: 1, day: '2026-06-15', how: 'link' as const };
  await insertConsent(scope, { employeeId: company.people[1] ?? '', ...given });
  return {};
}

import type { Locale } from '#platform/texts/t.ts';

/**
 * The demo's accounts. The demo is filled with them, and its sign-in screen offers them. Everybody
 * knows them.
 */

export const demoPassword = 'Demo-360!';
/** One for each role, in every brand of the demo. */
export const demoLogins = ['super', 'admin', 'hr', 'director', 'manager', 'employee'] as const;
export type DemoLogin = (typeof demoLogins)[number];

/** By the brand's slug. */
export const demoDomains = { north: 'demo.local', vector: 'vector.local' } as const;
export type DemoSlug = keyof typeof demoDomains;
/** Both companies work in either language. A visitor is offered the one whose people have names of theirs. */
export const demoLanguages = { north: 'ru', vector: 'en' } as const satisfies Record<
  DemoSlug,
  Locale
>;
export const demoSlugs = Object.keys(demoDomains) as DemoSlug[];

export const demoEmail = (login: DemoLogin, slug: DemoSlug): string =>
  `${login}@${demoDomains[slug]}`;

/** Whether this is one of them. */
export const isDemoEmail = (email: string): boolean =>
  demoSlugs.some((slug) => demoLogins.some((login) => demoEmail(login, slug) === email));

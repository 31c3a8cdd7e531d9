import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { isDemoOpen } from '#platform/server/public-demo/queries.ts';
import { refuseInPublicDemo } from '#platform/server/public-demo/refuse.ts';
import type { Locale } from '#platform/texts/t.ts';

/** A call of somebody whose brand is known, signed in or invited. */
export interface BrandCall {
  context: Pick<Context, 'database' | 'now' | 'config'>;
  actor: { brandId: string; timeZone: string };
  locale: Locale;
}

/** The moment a call is answered. */
export interface Moment {
  now: Date;
  /** Today's date in the brand, YYYY-MM-DD. */
  today: string;
}

/** One transaction in the caller's brand, at one moment. Where it would shut the next visitor out of a public demo, it is undone. */
export function inBrand<R>(
  { context: { database, now: clock, config }, actor: { brandId, timeZone }, locale }: BrandCall,
  work: (scope: Scope, moment: Moment) => Promise<R>,
): Promise<R> {
  const now = clock();
  const moment = { now, today: dateIn(timeZone, now) };
  return withBrand({ database, brandId, locale }, async (scope) => {
    const result = await work(scope, moment);
    if (config.isPublicDemo && !(await isDemoOpen(scope))) refuseInPublicDemo(config);
    return result;
  });
}

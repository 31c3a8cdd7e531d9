import { dateIn } from '#contract/platform/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { type Scope, withBrand } from '#server/platform/db/scope.ts';

/** A call of somebody whose brand is known, signed in or invited. */
export interface BrandCall {
  context: Pick<Context, 'database' | 'now'>;
  actor: { brandId: string; timeZone: string };
}

/** The moment a call is answered. */
export interface Moment {
  now: Date;
  /** Today's date in the brand, YYYY-MM-DD. */
  today: string;
}

/** One transaction in the caller's brand, at one moment. */
export function inBrand<R>(
  { context: { database, now: clock }, actor: { brandId, timeZone } }: BrandCall,
  work: (scope: Scope, moment: Moment) => Promise<R>,
): Promise<R> {
  const now = clock();
  const moment = { now, today: dateIn(timeZone, now) };
  return withBrand({ database, brandId }, (scope) => work(scope, moment));
}

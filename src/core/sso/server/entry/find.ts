import { countInvalid } from '#core/account/server/attempts.ts';
import { hostOf } from '#core/company/server/address.ts';
import type { findSso } from '#core/sso/contract/entry/sso.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { findAsked, listWaysIn } from './queries.ts';
import { domainOf } from './rules/who.ts';

/**
 * By which providers people sign in to the company of this host, the one that is named, or the one whose domain it is.
 * Where there is none the answer is empty, whatever the reason; whoever guesses names is slowed down.
 */
export async function find({ context, request, query }: Call<typeof findSso>) {
  const { database, now } = context;
  const { domain, holdingSlug } = query;
  const asked = {
    host: hostOf(request),
    slug: holdingSlug?.toLowerCase(),
    domain: domain && domainOf(domain),
  };
  const brand = await withPossession(database, {}, (tx) => findAsked(tx, asked));
  if (!brand) {
    await countInvalid(database, { purpose: 'sso-find', address: request.ip, now: now() });
    return { data: [] };
  }
  const { slug, sso } = brand;
  const data = await withBrand({ database, brandId: brand.id }, (scope) =>
    listWaysIn(scope, { slug, required: sso === 'required' }),
  );
  return { data };
}

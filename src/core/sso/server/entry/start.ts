import { countAttempt, ssoLimits } from '#core/account/server/attempts.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { brandAddress, hostsOf } from '#core/company/server/address.ts';
import type { leaveBySso, startSso } from '#core/sso/contract/entry/sso.ts';
import { ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import { findConnection, startTest } from '#core/sso/server/queries.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Call, Redirect } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { begin, clientOf } from './begin.ts';
import { signOutAddress } from './oidc/flow.ts';
import { SsoTrouble } from './oidc/trouble.ts';
import { findBrandBySlug } from './queries.ts';
import { refuse, refuseTrouble } from './refuse.ts';
import { ownPath } from './rules/return-path.ts';

/** Leads to the provider, from the company's home: the cookie that binds the browser is one host's. */
export async function start(call: Call<typeof startSso>): Promise<Redirect> {
  const { context, request, params, query } = call;
  const { database, config, now } = context;
  const { host, publicHost } = hostsOf(request, config);
  const brand = await withPossession(database, {}, (tx) => findBrandBySlug(tx, params.slug));
  if (!brand) return refuse(request, 'gone');
  if ((brand.domain ?? publicHost) !== host) {
    const home = brandAddress(config.publicUrl, brand.domain);
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
    return { location: `${home}${ssoStartPath(brand.slug, params.id)}?${asked}` };
  }
  if (await isTooMuch(call)) return refuse(request, 'busy');
  const found = await withBrand({ database, brandId: brand.id }, async (scope) => {
    const connection = await findConnection(scope, params.id);
    const test = query.test && (await startTest(scope, hashToken(query.test), now()));
    return { connection, test };
  });
  const { connection } = found;
  const test = found.test && found.test.connectionId === params.id ? found.test : undefined;
  const isOpen = query.test ? test !== undefined : connection?.isActive && brand.sso !== 'off';
  if (!connection || !isOpen) return refuse(request, query.test ? 'over' : 'gone');
  try {
    const { address, cookie } = await begin(call, {
      brand,
      connection,
      purpose: test ? 'test' : 'signIn',
      returnPath: ownPath(query.return),
      ...(test && { testId: test.id }),
    });
    return { location: address, cookies: [cookie] };
  } catch (error) {
    if (!(error instanceof SsoTrouble)) throw error;
    return refuseTrouble(call, brand, error);
  }
}

async function isTooMuch({ context: { database, now }, request }: Call<typeof startSso>) {
  try {
    await countAttempt(database, ssoLimits(request.ip), now());
    return false;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

/** Where the provider signs people out, and home where it can't be reached. */
export async function leave(call: Call<typeof leaveBySso>): Promise<Redirect> {
  const { context, params } = call;
  const { database, config } = context;
  const brand = await withPossession(database, {}, (tx) => findBrandBySlug(tx, params.slug));
  const connection =
    brand &&
    (await withBrand({ database, brandId: brand.id }, (scope) => findConnection(scope, params.id)));
  if (!brand || !connection?.endsThere) return { location: '/login' };
  const home = `${brandAddress(config.publicUrl, brand.domain)}/`;
  const client = await clientOf(context, connection).catch(() => undefined);
  return { location: (client && (await signOutAddress(context, client, home))) ?? '/login' };
}

import type { Entrant } from '#core/account/server/enter.ts';
import { comeIn } from '#core/account/server/factor/come-in.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import type { comeBackFromSso } from '#core/sso/contract/entry/sso.ts';
import { ssoArrival } from '#core/sso/contract/rules/sso-page.ts';
import { type SsoAttempt, takeSsoAttempt } from '#core/sso/server/identity-queries.ts';
import { type ConnectionRow, findConnection } from '#core/sso/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Call, Redirect } from '#platform/server/http/call.ts';
import { callbackAddress, clientOf, placeOf, type SsoBrand } from './begin.ts';
import { isBound } from './browser.ts';
import { comeInByProvider } from './come-in.ts';
import { finishSignIn } from './oidc/flow.ts';
import { SsoTrouble } from './oidc/trouble.ts';
import { proveSession } from './prove.ts';
import { findBrandBySlug } from './queries.ts';
import { refuse, refuseTrouble } from './refuse.ts';
import { readClaims } from './rules/claims.ts';
import { keepTrouble, keepWhatCame } from './try.ts';

type ComeBack = Call<typeof comeBackFromSso>;

/** Where the provider sends people back to. Whatever is wrong, they read a page of ours and nobody is signed in. */
export async function comeBack(call: ComeBack): Promise<Redirect> {
  const { context, request, params, query } = call;
  const { database, config } = context;
  const brand = await withPossession(database, {}, (tx) => findBrandBySlug(tx, params.slug));
  const attempt = await take(context, query.state);
  const isTheirs = attempt && attempt.brandId === brand?.id;
  if (!brand || !isTheirs || !isBound(request, config, attempt.browserHash)) {
    return refuse(request, 'over');
  }
  const connection = await withBrand({ database, brandId: brand.id }, (scope) =>
    findConnection(scope, attempt.connectionId),
  );
  if (!connection) return refuse(request, 'gone');
  try {
    const came = await finish(call, { brand, connection, attempt });
    return await goOn(call, { connection, attempt, ...came });
  } catch (error) {
    if (!(error instanceof SsoTrouble)) throw error;
    const refused = refuseTrouble(call, brand, error);
    if (attempt.testId) await keepTrouble(call, attempt, error);
    return refused;
  }
}

/** The sign-in on its way that this state names, once. */
async function take({ database, now }: Context, state: unknown): Promise<SsoAttempt | undefined> {
  if (typeof state !== 'string') return undefined;
  const stateHash = hashToken(state);
  const tokenHash = stateHash;
  return withPossession(database, { tokenHash }, (tx) => takeSsoAttempt(tx, stateHash, now()));
}

interface Known {
  brand: SsoBrand;
  connection: ConnectionRow;
  attempt: SsoAttempt;
}

/** What the provider says of them. Throws `SsoTrouble`. */
async function finish(
  { context, request, query }: ComeBack,
  { brand, connection, attempt }: Known,
) {
  const { keyring, config } = context;
  const back = new URL(callbackAddress(config.publicUrl, brand));
  back.search = request.url.slice(request.url.indexOf('?'));
  const opened = await keyring.decrypt(placeOf(attempt.stateHash), Buffer.from(attempt.sealed));
  const claims = await finishSignIn(context, await clientOf(context, connection), {
    back,
    state: String(query.state),
    secrets: JSON.parse(opened.toString()),
    again: attempt.purpose === 'prove',
  });
  return { claims, said: readClaims(claims, connection) };
}

type Came = Awaited<ReturnType<typeof finish>> & Omit<Known, 'brand'>;

async function goOn(call: ComeBack, came: Came): Promise<Redirect> {
  const { context, request } = call;
  const { attempt, said } = came;
  if (attempt.purpose === 'test') return keepWhatCame(call, came);
  if (attempt.purpose === 'prove') return proveSession(call, came);
  const { database } = context;
  const done = await withBrand({ database, brandId: attempt.brandId }, (scope) =>
    comeInByProvider(scope, came, call),
  );
  if ('refusal' in done) return refuse(request, done.refusal, { email: said.email });
  return goOnIn(call, attempt.returnPath, done.entrant);
}

/**
 * Into the product, or to what the company asks for beside its provider (rule 105). What the web goes on with stands
 * behind the #, which no server sees.
 */
async function goOnIn(
  { context, request }: ComeBack,
  returnPath: string,
  entrant: Entrant,
): Promise<Redirect> {
  const asker = { context, request, keep: 'cookie', asks: true } as const;
  const {
    cookie,
    session,
    choice,
    step,
    ticket = '',
    methodList = [],
    isMailProven = false,
  } = await comeIn(asker, entrant);
  const arrived = step ? { step, ticket, methodList, isMailProven } : { session, choice };
  return { location: ssoArrival(returnPath, arrived), cookies: cookie ? [cookie] : [] };
}

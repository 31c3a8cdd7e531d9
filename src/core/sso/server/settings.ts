import { formerNow } from '#core/account/server/session.ts';
import { brandAddress } from '#core/company/server/address.ts';
import {
  ssoBackchannelPath,
  ssoCallbackPath,
  ssoSignedOutPath,
} from '#core/sso/contract/rules/sso-addresses.ts';
import type { SsoConnection, SsoSettings } from '#core/sso/contract/sso.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import type { Rule } from './entry/rules/roles.ts';
import { type ConnectionRow, countIdentities, listConnections, listRules } from './queries.ts';
import { getHome } from './spare-queries.ts';
import { listSpares } from './spares.ts';

/** What the settings show. A secret leaves the server no more. */
export async function getSsoSettings(
  scope: Scope,
  { config }: Pick<Context, 'config'>,
  now: Date,
): Promise<SsoSettings> {
  const { slug, domain, sso, former } = await getHome(scope);
  const before = sso === 'required' ? formerNow({ former }, now) : undefined;
  const home = brandAddress(config.publicUrl, domain);
  const rows = await listConnections(scope);
  const rules = await listRules(
    scope,
    rows.map(({ id }) => id),
  );
  const counts = await countIdentities(scope);
  return {
    state: sso,
    connectionList: rows.map((row) =>
      shown(row, {
        backchannelUrl: home + ssoBackchannelPath(slug, row.id),
        identityCount: counts.get(row.id) ?? 0,
        rules: rules.filter(({ connectionId }) => connectionId === row.id),
      }),
    ),
    callbackUrl: home + ssoCallbackPath(slug),
    signedOutUrl: home + ssoSignedOutPath,
    spareList: await listSpares(scope, now),
    passwordUntil: before?.byPassword ? before.until : null,
  };
}

export async function getConnection(
  scope: Scope,
  context: Pick<Context, 'config'>,
  { id, now }: { id: string; now: Date },
): Promise<SsoConnection> {
  const { connectionList } = await getSsoSettings(scope, context, now);
  const found = connectionList.find((one) => one.id === id);
  return orNotFound(found);
}

interface Around {
  backchannelUrl: string;
  identityCount: number;
  rules: readonly Rule[];
}

const shown = (
  { brandId: _, kind: _kind, sealedSecret: _secret, createdAt: _at, ...row }: ConnectionRow,
  { rules, ...around }: Around,
): SsoConnection => ({
  ...row,
  ...around,
  ruleList: rules.map(({ value, role }) => ({ value, role })),
  refreshedAt: row.refreshedAt?.toISOString() ?? null,
  triedAt: row.triedAt?.toISOString() ?? null,
});

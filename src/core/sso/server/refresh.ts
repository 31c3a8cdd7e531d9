import type { refreshSso } from '#core/sso/contract/sso.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { readMetadata, UnfitProvider } from './metadata.ts';
import { type ConnectionRow, noteRefreshed } from './queries.ts';
import { getRow } from './save.ts';
import { getConnection } from './settings.ts';

/** Reads a provider's metadata again and keeps whether it is still the one. */
export async function refresh(call: Call<typeof refreshSso>) {
  const { context, params } = call;
  const row = await inBrand(call, (scope) => getRow(scope, params.id));
  await look(context, row);
  return inBrand(call, async (scope, { now }) => ({
    data: await getConnection(scope, context, { id: params.id, now }),
  }));
}

export async function look(
  { outbound, database, now }: Pick<Context, 'outbound' | 'database' | 'now'>,
  { id, brandId, issuer }: Pick<ConnectionRow, 'id' | 'brandId' | 'issuer'>,
): Promise<void> {
  const learned = await readMetadata(outbound, issuer.replace(/\/$/, '')).then(
    () => ({ refreshedAt: now(), lastError: null }),
    (error: unknown) => {
      if (!(error instanceof UnfitProvider)) throw error;
      return { lastError: error.fault };
    },
  );
  await withBrand({ database, brandId }, (scope) => noteRefreshed(scope, id, learned));
}

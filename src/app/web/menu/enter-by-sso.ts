import { findSso } from '#core/sso/contract/entry/sso.ts';
import { ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import { call } from '#platform/web/api/call.ts';

/**
 * Goes on to another company by its own provider, which is its only way in (rule 109). False where it has several:
 * then the person chooses while signing in.
 */
export async function enterBySso(holdingSlug: string, path: string): Promise<boolean> {
  const { data } = await call(findSso, { query: { holdingSlug } });
  const [way, ...more] = data;
  if (!way || more.length > 0) return false;
  window.location.assign(`${ssoStartPath(way.slug, way.id)}?return=${encodeURIComponent(path)}`);
  return true;
}

import { useEffect, useState } from 'react';
import { findSso, type WayIn } from '#core/sso/contract/entry/sso.ts';
import { call } from '#platform/web/api/call.ts';

/**
 * By which providers people of the company that is meant sign in. Of an e-mail only the domain leaves the browser, and
 * not before it is written. Where it can't be asked, the password is there.
 */
export function useWaysIn(holdingSlug: string, email: string): readonly WayIn[] {
  const domain = /@([^\s@]+\.[^\s@.]{2,})$/.exec(email.trim())?.[1] ?? '';
  const [ways, setWays] = useState<readonly WayIn[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const query = { ...(holdingSlug && { holdingSlug }), ...(domain && { domain }) };
    call(findSso, { query, signal: asking.signal }).then(
      ({ data }) => setWays(data),
      () => asking.signal.aborted || setWays([]),
    );
    return () => asking.abort();
  }, [holdingSlug, domain]);
  return ways;
}

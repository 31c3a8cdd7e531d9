import { useEffect, useState } from 'react';
import { getBrandList } from '#contract/brand.ts';
import type { ReplyFields } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';

type Brands = ReplyFields<typeof getBrandList>;
export type BrandsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & Brands);

/** The brands one may sign in to; only active ones are offered (spec 1, section 2). */
export function useBrands(): [BrandsState, retry: () => void] {
  const [brands, setBrands] = useState<BrandsState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setBrands({ state: 'loading' });
    call(getBrandList, { signal: leaving.signal }).then(
      (found) =>
        setBrands({ state: 'ready', ...found, data: found.data.filter((brand) => brand.active) }),
      () => leaving.signal.aborted || setBrands({ state: 'failed' }),
    );
    return () => leaving.abort();
  }, [attempt]);
  return [brands, () => setAttempt(attempt + 1)];
}

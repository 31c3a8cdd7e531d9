import { useEffect, useState } from 'react';
import { getBrandList } from '#contract/company/brand.ts';
import type { ReplyFields } from '#contract/platform/call/endpoint.ts';
import { call } from '#web/platform/api/call.ts';

type Brands = ReplyFields<typeof getBrandList>;
export type BrandsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & Brands);

const ask = (signal?: AbortSignal): Promise<BrandsState> =>
  call(getBrandList, signal ? { signal } : {}).then(
    (found) => ({ state: 'ready', ...found, data: found.data.filter((brand) => brand.active) }),
    () => ({ state: 'failed' }),
  );

let early: Promise<BrandsState> | undefined;

/** Loads the brands before the screen is there, so that the form appears complete. */
export function askBrandsEarly(): void {
  early = ask();
}

/** The brands one may sign in to. Only active ones are offered. */
export function useBrands(): [BrandsState, retry: () => void] {
  const [brands, setBrands] = useState<BrandsState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    setBrands({ state: 'loading' });
    const asked = attempt === 0 && early ? early : ask(leaving.signal);
    void asked.then((found) => leaving.signal.aborted || setBrands(found));
    return () => leaving.abort();
  }, [attempt]);
  return [brands, () => setAttempt(attempt + 1)];
}

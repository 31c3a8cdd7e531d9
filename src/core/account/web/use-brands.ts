import { type ComponentType, useEffect, useState } from 'react';
import { type Brand, getBrandList } from '#core/company/contract/brand.ts';
import { call } from '#platform/web/api/call.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import type { DemoAccountsProps } from './demo-accounts.tsx';

export interface Brands {
  data: Brand[];
  /** The host belongs to a single brand, so there is nothing to pick. */
  fixed: boolean;
  /** None is listed: people type their company's slug. */
  typed: boolean;
  publicDemo: boolean;
  /** Only where there is a demo: no company at work loads them. */
  DemoAccounts: ComponentType<DemoAccountsProps> | undefined;
}
export type BrandsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & Brands);

const ask = (signal?: AbortSignal): Promise<BrandsState> =>
  call(getBrandList, signal ? { signal } : {}).then(
    async (found) => {
      // The form waits for them, so that nothing jumps.
      const DemoAccounts = found.demo ? await loadDemoAccounts() : undefined;
      return { ...found, state: 'ready', DemoAccounts };
    },
    () => ({ state: 'failed' }),
  );

const loadDemoAccounts = () =>
  Promise.all([import('./demo-accounts.tsx'), loadTexts('demoAccounts')]).then(
    ([{ DemoAccounts }]) => DemoAccounts,
    () => undefined,
  );

let early: Promise<BrandsState> | undefined;

/** Loads the brands before the screen is there, so that the form appears complete. */
export function askBrandsEarly(): void {
  early = ask();
}

/** The brands one may sign in to: those that are active. */
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

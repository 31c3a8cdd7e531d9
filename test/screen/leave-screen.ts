import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { speakLocale, spokenLocale } from '#platform/web/device/texts.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** Set while `findBy…` and `waitFor` look again and again. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;

configure({
  // A busy machine draws late; what never comes is found out all the same.
  asyncUtilTimeout: 30_000,
  // The page is printed once it has been waited for in vain, not at each look: that took a sixth of the time.
  getElementError: (message, container) =>
    new Error(isWaiting() ? `${message}` : `${message}\n\n${prettyDOM(container)}`),
});

/** Calls that no fake server took. They would go to whatever listens on this machine. */
const strayed: string[] = [];
globalThis.fetch = async (address) => {
  strayed.push(String(address));
  throw new TypeError(`No fake server answers ${address}`);
};

/** Nothing of a test outlives it: neither on the screen nor in the storage, nor mocks, timers and the language. */
afterEach(async () => {
  cleanup();
  // What covers the page after a dialog would swallow the next test's keys.
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const { id } of toast.list()) toast.close(id);
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the environment has no other way.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Whoever follows a link for real takes the window along, which the files of a worker share.
  expect(window.location.protocol).toBe('http:');
  if (spokenLocale() === 'en') await speakLocale('ru');
  expect(strayed.splice(0), 'calls without a fake server').toEqual([]);
});

import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import type { Which } from '#core/answering/web/flow.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Where in the answering pages a window is, as its address says. */
export interface Place {
  path: string;
  /** Undefined where the address names nobody, or what can be nobody. */
  which: Which | undefined;
  isAnswering: boolean;
}

export const peoplePath = '/testing';
export const informationPath = '/testing/information';
export const againPath = '/testing/again';
/** Stands in the address while the questions are in view, so that a reload returns to them. */
const answeringHash = '#answer';

export const informationAddress = ({ questionaryId, employeeId }: Which): string =>
  `${informationPath}?${new URLSearchParams({ questionaryId, employeeId })}`;

export const answeringAddress = (which: Which): string => informationAddress(which) + answeringHash;

const onePerson = z.object({ questionaryId: id, employeeId: id });

function placeAt(address: string): Place {
  const { pathname, searchParams, hash } = new URL(address);
  return {
    path: pathname,
    which: z.safeParse(onePerson, Object.fromEntries(searchParams)).data,
    isAnswering: hash === answeringHash,
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The answering pages find their way without the router, which the page of a link doesn't load (decision 085). */
export const useLinkPlace = (): Place =>
  placeAt(useSyncExternalStore(subscribe, () => window.location.href));

export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  window.history[`${how}State`](null, '', address);
  for (const listener of [...listeners]) listener();
}

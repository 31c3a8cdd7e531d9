import { useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';

export function deviceOf(width: number): Device {
  if (width <= breakpoints.phone) return 'mobile';
  return width <= breakpoints.tablet ? 'tablet' : 'desktop';
}

export function useDevice(): Device {
  return useSyncExternalStore(subscribe, () => deviceOf(window.innerWidth));
}

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

import { useSyncExternalStore } from 'react';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** Up to 768 px mobile, up to 1248 px tablet (spec 1, section 2). */
export function deviceOf(width: number): Device {
  if (width <= 768) return 'mobile';
  return width <= 1248 ? 'tablet' : 'desktop';
}

export function useDevice(): Device {
  return useSyncExternalStore(subscribe, () => deviceOf(window.innerWidth));
}

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

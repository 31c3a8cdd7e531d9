import { browserTimer, type Timer } from '#platform/web/ui/base/timer.ts';

/** How long it waits after each failure, in ms; the last one counts from then on. */
const delays = [5_000, 15_000, 60_000] as const;

/** What is to be sent again, by the key of its draft. It outlives the screen that sent it first. */
const waiting = new Map<string, () => void>();

/**
 * Runs `send` once: when the network is back, or after a while that grows with the failures so far
 * (at least 1).
 */
export function sendLater(key: string, { send, failures, timer = browserTimer }: Later): void {
  callOff(key);
  const once = () => {
    callOff(key);
    send();
  };
  const stop = timer(once, delays[Math.min(failures, delays.length) - 1] ?? delays[0]);
  window.addEventListener('online', once);
  waiting.set(key, () => {
    stop();
    window.removeEventListener('online', once);
  });
}

interface Later {
  send: () => void;
  failures: number;
  timer?: Timer | undefined;
}

/** Nothing is sent any more of what waits under that key. */
export function callOff(key: string): void {
  waiting.get(key)?.();
  waiting.delete(key);
}

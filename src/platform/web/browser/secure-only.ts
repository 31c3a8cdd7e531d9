/**
 * What browsers offer over https and on localhost only. Within a company's network the product may stand on plain
 * http, so this room alone asks for it (scripts/one-way.test.js): here, in copy-out.ts, and ids in new-id.ts do without.
 */

/** Without encryption answers don't move to another device (decision 156). */
export const canEncrypt = (): boolean => typeof crypto.subtle === 'object';

/** Whether this browser has passkeys, and reads and writes them as the calls do. Elsewhere nothing offers them. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function';

/** Has pages under `scope` kept for when there is no network. Elsewhere they only open with one. */
export function keepOffline(worker: string, scope: string): void {
  const keeper: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  keeper?.register(worker, { scope }).catch(() => undefined);
}

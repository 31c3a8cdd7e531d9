/**
 * What browsers offer over https and on localhost only. Within a company's network the product may stand on plain
 * http, so all of it is asked for here, and nothing else names it (scripts/one-way.test.js).
 */

/** A random UUID of version 4, without `crypto.randomUUID`. */
export function newId(bytes = crypto.getRandomValues(new Uint8Array(16))): string {
  const hex = [...bytes]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Puts a text on the clipboard. Resolves to whether it is there: if not, it has to be copied by hand. */
export async function copyOut(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** As browsers have always let a press copy, over http too. */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', give, { capture: true });
  document.execCommand?.('copy');
  document.removeEventListener('copy', give, { capture: true });
  return isCopied;
}

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

import type { Hook } from '#addon/webhook/contract/hook.ts';

/** What lies over the card of webhooks. A secret is there only until it is closed. */
export type OpenHook =
  | { what: 'form'; saved: Hook | undefined }
  | { what: 'log'; hook: Hook }
  | { what: 'secret'; hook: Hook & { secret: string } };

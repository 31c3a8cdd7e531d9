import type { Webhook } from '#addon/webhook/contract/webhook.ts';

/** What lies over the card of webhooks. A secret is there only until it is closed. */
export type OpenWebhook =
  | { what: 'form'; saved: Webhook | undefined }
  | { what: 'log'; webhook: Webhook }
  | { what: 'secret'; webhook: Webhook & { secret: string } };

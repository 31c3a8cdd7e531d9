import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks (https://www.standardwebhooks.com): what a receiver checks a message by. */

const prefix = 'whsec_';

export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

interface Message {
  id: string;
  now: Date;
  body: string;
}

/** The headers of a message, signed by each of these secrets. */
export function signedHeaders(
  { id, now, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Otsenka360-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

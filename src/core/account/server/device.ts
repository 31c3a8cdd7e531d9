import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from '#platform/server/shared/is-same.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a device stays known after it was last used to sign in (rule 44). */
const known = 180 * day;

/** A device from which somebody has signed in to the account before. */
export interface Device {
  id: string;
}

interface Holder {
  /** The secret that all processes sign with. */
  secret: string;
  /** The account's e-mail. It is part of what is signed, but can't be read from the value. */
  email: string;
  now: Date;
}

/**
 * The value that a device keeps: its id, until when it counts, and a signature over both and the
 * account. It opens nothing: it only says that this is not a stranger's device.
 */
export function signDevice(device: Device | undefined, { secret, email, now }: Holder): string {
  const id = device?.id ?? randomBytes(12).toString('base64url');
  const until = (now.getTime() + known).toString(36);
  return [id, until, sign(secret, [email, id, until])].join('.');
}

/** The device that one of these values names for that account, if any of them does. */
export function readDevice(values: readonly string[], holder: Holder): Device | undefined {
  for (const value of values) {
    const [id = '', until = '', given = ''] = value.split('.');
    const due = sign(holder.secret, [holder.email, id, until]);
    const isOver = Number.parseInt(until, 36) <= holder.now.getTime();
    if (isSame(given, due) && !isOver) return { id };
  }
  return undefined;
}

const sign = (secret: string, signed: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url');

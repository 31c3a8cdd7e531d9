import { finished, type Readable } from 'node:stream';
import { getEvents } from '#contract/event.ts';
import { tooMany } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { openStream } from './stream.ts';

/** A browser opens six connections to one host, and calls need some of them. */
const mostOfOne = 4;
const secondsToWait = 60;

/** By account. It belongs to the process, because the connections do. */
const open = new Map<string, number>();

export const routes: Route[] = [
  on(getEvents)(({ context, actor }) => counted(actor.accountId, () => openStream(context, actor))),
];

/** Opens a stream if the account has room for it, and counts it until it ends. */
async function counted(account: string, start: () => Promise<Readable>): Promise<Readable> {
  const own = open.get(account) ?? 0;
  if (own >= mostOfOne) throw tooMany(secondsToWait);
  open.set(account, own + 1);
  const release = () => {
    const left = (open.get(account) ?? 1) - 1;
    if (left > 0) open.set(account, left);
    else open.delete(account);
  };
  try {
    const stream = await start();
    finished(stream, release);
    return stream;
  } catch (error) {
    release();
    throw error;
  }
}

import { PassThrough, type Readable } from 'node:stream';
import { stillStands } from '#core/account/server/session.ts';
import type { NewsType } from '#core/mail/contract/template/rules/templates.ts';
import { type Events, heartbeat } from '#core/notification/contract/event.ts';
import { countUnread } from '#core/notification/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import type { Signal } from '#platform/server/signal/signal.ts';
import type { Subscriber } from '#platform/server/signal/signals.ts';

/** A notification of that type has come. */
declare module '#platform/server/signal/signal.ts' {
  interface Happenings extends Record<NewsType, true> {}
}

type Streaming = Pick<Context, 'database' | 'now' | 'signals'>;
/** Who listens, and from where. */
type Listener = Actor & { ip: string };

/** A browser opens six connections to one host, and calls need some of them. */
const mostOfOne = 4;
/** How many streams each account has open. It belongs to the process, because the connections do. */
const open = new Map<string, number>();

/**
 * The events of one session, first how it stands now. Before anything is said, a heartbeat too, the session
 * is looked at: the stream ends with it, and when it has moved to another brand. It also ends when the
 * database can't be read: the person who listens asks again. One too many of an account says so after the first
 * event: a refusal would look like a failure.
 */
export async function openStream(context: Streaming, actor: Listener): Promise<Readable> {
  const stream = new PassThrough();
  const end = () => void stream.end();
  const said = makeNews(async (types) => {
    const event = await readNews(context, actor, types).catch(() => null);
    if (stream.writableEnded) return;
    if (!event) return end();
    if (types.has('job')) stream.write(written('job', {}));
    if ([...types].some((type) => type !== 'job')) stream.write(written('notification', event));
    if (isFull) stream.end(written('full', {}));
  });
  const isFull = (open.get(actor.accountId) ?? 0) >= mostOfOne;
  if (!isFull) await keepOpen(stream, context, actor, { hear: said, end });
  said(null);
  return stream;
}

/** Lets it hear what happens and beats its heart, until it is closed. */
async function keepOpen(
  stream: PassThrough,
  { database, now, signals }: Streaming,
  actor: Listener,
  subscriber: Subscriber,
): Promise<void> {
  const { accountId, membershipId } = actor;
  open.set(accountId, (open.get(accountId) ?? 0) + 1);
  const leave = () => {
    const left = (open.get(accountId) ?? 1) - 1;
    if (left > 0) open.set(accountId, left);
    else open.delete(accountId);
  };
  const unsubscribe = await signals.subscribe(membershipId, subscriber).catch((error) => {
    leave();
    throw error;
  });
  const beating = setInterval(async () => {
    const stands = await stillStands(database, actor, now()).catch(() => false);
    if (stream.writableEnded) return;
    if (stands) stream.write(':\n\n');
    else subscriber.end();
  }, heartbeat).unref();
  stream.once('close', () => {
    clearInterval(beating);
    unsubscribe();
    leave();
  });
}

const written = <N extends keyof Events>(name: N, data: Events[N]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What is unread now; null when the session stands no more. */
async function readNews(
  { database, now }: Streaming,
  actor: Listener,
  types: ReadonlySet<Signal['what'] | null>,
): Promise<Events['notification'] | null> {
  if (!(await stillStands(database, actor, now()))) return null;
  const { brandId, membershipId } = actor;
  const unreadCount = await withBrand({ database, brandId }, (scope) =>
    countUnread(scope, membershipId),
  );
  const typeList = [...types].filter((type) => type !== null && type !== 'read' && type !== 'job');
  return { unreadCount, typeList };
}

/** Says one thing at a time. What comes meanwhile is said together afterwards. */
function makeNews(say: (types: ReadonlySet<Signal['what'] | null>) => Promise<void>) {
  let waiting = new Set<Signal['what'] | null>();
  let isBusy = false;
  return async (what: Signal['what'] | null): Promise<void> => {
    waiting.add(what);
    if (isBusy) return;
    isBusy = true;
    while (waiting.size > 0) {
      const types = waiting;
      waiting = new Set();
      await say(types);
    }
    isBusy = false;
  };
}

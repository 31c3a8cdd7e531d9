import { PassThrough, type Readable } from 'node:stream';
import { type Events, heartbeat } from '#contract/event.ts';
import { stillStands } from '#server/auth/session.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { Actor } from '#server/http/call.ts';
import { countUnread } from '#server/notification/queries.ts';
import type { Signal } from '#server/signal/signal.ts';

type Streaming = Pick<Context, 'database' | 'now' | 'signals'>;

/**
 * The events of one session, first how it stands now. Before anything is said, a heartbeat too, the session
 * is looked at: the stream ends with it, and when it has moved to another brand. It also ends when the
 * database can't be read: whoever listens asks again.
 */
export async function openStream(context: Streaming, actor: Actor): Promise<Readable> {
  const stream = new PassThrough();
  const end = () => void stream.end();
  const said = makeNews(async (types) => {
    const event = await readNews(context, actor, types).catch(() => null);
    if (stream.writableEnded) return;
    if (event) stream.write(`event: notification\ndata: ${JSON.stringify(event)}\n\n`);
    else end();
  });
  const unsubscribe = await context.signals.subscribe(actor.membershipId, { hear: said, end });
  const beating = setInterval(async () => {
    const stands = await stillStands(context.database, actor, context.now()).catch(() => false);
    if (stream.writableEnded) return;
    if (stands) stream.write(':\n\n');
    else end();
  }, heartbeat).unref();
  stream.once('close', () => {
    clearInterval(beating);
    unsubscribe();
  });
  said(null);
  return stream;
}

/** What is unread now; null when the session stands no more. */
async function readNews(
  { database, now }: Streaming,
  actor: Actor,
  types: ReadonlySet<Signal['what'] | null>,
): Promise<Events['notification'] | null> {
  if (!(await stillStands(database, actor, now()))) return null;
  const { brandId, membershipId } = actor;
  const unreadCount = await withBrand({ database, brandId }, (scope) =>
    countUnread(scope, membershipId),
  );
  const typeList = [...types].filter((type) => type !== null && type !== 'read');
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

import { openStanding, type StandingClient } from '#platform/server/db/standing-client.ts';
import { channel, readSignal, type Signal } from './signal.ts';

export interface Subscriber {
  /** Null: some may have been missed. */
  hear: (what: Signal['what'] | null) => void;
  /** The process stops. */
  end: () => void;
}

export interface Signals {
  /** Resolves when nothing can be missed any more. Returns what ends it. */
  subscribe: (membershipId: string, subscriber: Subscriber) => Promise<() => void>;
  close: () => Promise<void>;
}

/**
 * Hears what any process announces, on a connection of its own. It is opened for the first who
 * subscribes; when it breaks and is there again, everybody is told that they may have missed something.
 */
export function createSignals(databaseUrl: string, onError: (error: Error) => void): Signals {
  const subscribers = new Map<string, Set<Subscriber>>();
  const everybody = () => [...subscribers.values()].flatMap((own) => [...own]);
  let listening: Promise<StandingClient> | undefined;
  let isClosed = false;

  const listen = () =>
    openStanding(databaseUrl, onError, async (client) => {
      client.on('notification', ({ payload }) => {
        const { to, what } = readSignal(payload);
        for (const one of subscribers.get(to) ?? []) one.hear(what);
      });
      await client.query(`listen ${channel}`);
      for (const one of everybody()) one.hear(null);
    });
  return {
    subscribe: async (membershipId, subscriber) => {
      listening ??= listen().catch((error) => {
        listening = undefined;
        throw error;
      });
      await listening;
      if (isClosed) subscriber.end();
      const own = subscribers.get(membershipId) ?? new Set();
      subscribers.set(membershipId, own.add(subscriber));
      return () => {
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(membershipId) === own) {
          subscribers.delete(membershipId);
        }
      };
    },
    close: async () => {
      isClosed = true;
      for (const one of everybody()) one.end();
      const client = await listening?.catch(() => undefined);
      listening = undefined;
      await client?.close();
    },
  };
}

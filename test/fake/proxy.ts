import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /**
   * From now on nothing passes on the connections there are, and nobody tells either end: as a
   * firewall does that has forgotten them. New ones work.
   */
  forget(): void;
  close(): Promise<void>;
}

type Join = (near: Socket, far: Socket) => void;
const joinBoth: Join = (near, far) => void near.pipe(far).pipe(near);

/** Stands between the product and its database. `url` is the database's own. */
export async function startProxy(url: string, join = joinBoth): Promise<DatabaseProxy> {
  const target = new URL(url.replace(/^(\w+):\/\/([^/@]*@)?\//, '$1://$2localhost/'));
  const folder = target.searchParams.get('host');
  const at = Number(target.searchParams.get('port') || target.port || 5432);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${at}`) : connect(at, target.hostname);
    pairs.push([near, far]);
    join(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  for (const name of ['host', 'port']) target.searchParams.delete(name);
  target.hostname = '127.0.0.1';
  target.port = String(port);
  return {
    url: target.href,
    forget: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close: async () => {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#platform/server/shared/root.ts';
import { freePort, ownEnvironment } from './built-product.ts';
import { giveToPostgres, postgresUser } from './system-postgres.ts';

/** Three nodes of the worked example (deploy/cluster) on one machine: only addresses and folders are others. */

const names = ['node-1', 'node-2', 'node-3'] as const;
type Name = (typeof names)[number];

interface Node {
  name: Name;
  /** Of PostgreSQL, of Patroni, of etcd for its clients and for the others. */
  ports: Record<'5432' | '8008' | '2379' | '2380', number>;
  patroni: ChildProcess | undefined;
}

export interface Cluster {
  /** Of the product's user, through HAProxy. */
  url: string;
  /** The same of the superuser, who sees every row. */
  ownUrl: string;
  /** Ends Patroni and PostgreSQL of the primary at once, and returns which node it was. */
  killPrimary: () => Promise<Name>;
  /** Starts Patroni of that node again. */
  bringBack: (name: Name) => void;
  /** Resolves when one is primary and both others follow it, one of them in step. */
  whole: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startCluster(place: string): Promise<Cluster> {
  const as = postgresUser();
  const nodes: Node[] = [];
  for (const name of names) {
    const [sql, rest, client, peer] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const ports = { '5432': sql, '8008': rest, '2379': client, '2380': peer };
    nodes.push({ name, ports, patroni: undefined });
    const folder = join(place, name);
    mkdirSync(folder);
    giveToPostgres(folder);
  }
  const proxyPort = await freePort();
  cpSync(fromRoot('deploy/database/first-start.sh'), join(place, 'first-start.sh'));

  /** A file of the example as it is on this node. */
  function fileOf(file: string, { name }: { name: Name }): string {
    let text = readFileSync(fromRoot(`deploy/cluster/${file}`), 'utf8')
      .replace(/^name: node-1$/m, `name: ${name}`)
      .replaceAll('/var/lib/postgresql/15/assessment', join(place, name, 'data'))
      .replaceAll('/var/lib/postgresql/.pgpass.patroni', join(place, name, 'pgpass'))
      .replaceAll('/var/lib/etcd/assessment', join(place, name, 'etcd'))
      .replaceAll('/etc/patroni/first-start.sh', join(place, 'first-start.sh'))
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${proxyPort}`)
      .replaceAll(/^( +(?:listen|connect_address)|[a-z-]+urls): (.*)10\.0\.0\.1/gm, '$1: $2own');
    nodes.forEach(({ ports }, at) => {
      for (const [port, here] of Object.entries(ports)) {
        text = text.replaceAll(`10.0.0.${at + 1}:${port}`, `127.0.0.1:${here}`);
        if (nodes[at]!.name === name) text = text.replaceAll(`own:${port}`, `127.0.0.1:${here}`);
      }
      text = text.replace(
        `127.0.0.1:${ports['5432']} check port 8008`,
        `127.0.0.1:${ports['5432']} check port ${ports['8008']}`,
      );
    });
    const written = join(place, name, file);
    writeFileSync(written, text, { mode: 0o644 });
    return written;
  }
  const logOf = (program: string) => openSync(join(place, `${program}.log`), 'a');
  const run = (program: string, words: string[], env: Record<string, string> = {}) =>
    spawn(program, words, {
      cwd: place,
      env: ownEnvironment(env),
      stdio: ['ignore', logOf(program), logOf(program)],
      ...as,
    });
  const startPatroni = (node: Node) => {
    node.patroni = run('patroni', [fileOf('patroni.yaml', node)], {
      DATABASE_PASSWORD: 'secret-4',
    });
  };
  const others = nodes.map((node) => run('etcd', ['--config-file', fileOf('etcd.yaml', node)]));
  others.push(run('haproxy', ['-f', fileOf('haproxy.cfg', nodes[0]!)]));
  for (const node of nodes) startPatroni(node);

  const ask = (node: Node, path: string) =>
    fetch(`http://127.0.0.1:${node.ports['8008']}${path}`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
  async function primary(): Promise<Node> {
    for (;;) {
      for (const node of nodes) if ((await ask(node, '/primary'))?.ok) return node;
      await wait(100);
    }
  }
  const byName = (name: Name) => nodes.find((node) => node.name === name)!;
  async function isWhole(): Promise<boolean> {
    const reply = await ask(await primary(), '/cluster');
    const { members = [] } = reply?.ok ? await reply.json() : {};
    const roles = members.map(({ role, state }: { role: string; state: string }) =>
      ['running', 'streaming'].includes(state) ? role : state,
    );
    return roles.sort().join() === 'leader,replica,sync_standby';
  }
  return {
    url: `postgresql://assessment:secret-4@127.0.0.1:${proxyPort}/assessment`,
    ownUrl: `postgresql://postgres:secret-1@127.0.0.1:${proxyPort}/assessment`,
    killPrimary: async () => {
      const node = await primary();
      const pids = readFileSync(join(place, node.name, 'data', 'postmaster.pid'), 'utf8');
      const gone = once(node.patroni!, 'exit');
      node.patroni!.kill('SIGKILL');
      process.kill(Number(pids.split('\n')[0]), 'SIGKILL');
      await gone;
      return node.name;
    },
    bringBack: (name) => startPatroni(byName(name)),
    whole: async () => {
      while (!(await isWhole())) await wait(200);
    },
    stop: async () => {
      const patronis = nodes.flatMap(({ patroni }) => patroni ?? []);
      // Patroni ends its PostgreSQL; the others nothing.
      for (const group of [patronis, others]) await Promise.all(group.map((one) => end(one)));
      for (const { name } of nodes) killLeft(join(place, name, 'data', 'postmaster.pid'));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(late);
}

/** One whose Patroni was not there to end it. */
function killLeft(file: string): void {
  if (!existsSync(file)) return;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It is gone.
  }
}

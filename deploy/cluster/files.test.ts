import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '#platform/server/shared/root.ts';
import { lacking, tryTool } from '../try-tool.ts';

/** The worked example of three nodes; failover.start.test.ts runs it. */
const read = (file: string) => readFileSync(fromRoot(`deploy/cluster/${file}`), 'utf8');
const patroni = parse(read('patroni.yaml'));
const etcd = parse(read('etcd.yaml'));
const haproxy = read('haproxy.cfg');
const nodes = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];

test('an answer is confirmed on two machines, and a primary is missed for twenty seconds at most', () => {
  expect(patroni.bootstrap.dcs).toMatchObject({
    ttl: 20,
    loop_wait: 5,
    retry_timeout: 5,
    synchronous_mode: true,
    synchronous_mode_strict: true,
  });
});

test('all three files name the same three nodes', () => {
  expect(patroni.etcd3.hosts).toBe(nodes.map((node) => `${node}:2379`).join());
  expect(etcd['initial-cluster']).toBe(
    nodes.map((node, at) => `node-${at + 1}=http://${node}:2380`).join(),
  );
  const asked = [...haproxy.matchAll(/^ +server node-\d (.+):5432 check port 8008$/gm)];
  expect(asked.map(([, node]) => node)).toEqual(nodes);
});

test('PostgreSQL keeps its log as short as the guide asks, and a standby that is away fills no disk', () => {
  expect(patroni.bootstrap.dcs.postgresql.parameters).toMatchObject({
    min_wal_size: '32MB',
    wal_recycle: 'off',
    max_slot_wal_keep_size: '2GB',
  });
});

const noProxy = lacking('haproxy');
test.skipIf(noProxy)(`HAProxy takes its file${noProxy ? `: ${noProxy}` : ''}`, () => {
  const { status, said } = tryTool('haproxy', ['-c', '-f', fromRoot('deploy/cluster/haproxy.cfg')]);
  expect(status, said).toBe(0);
});

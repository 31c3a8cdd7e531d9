// The servers that the long tests run beside the product: a cluster of PostgreSQL with what keeps its log, and a
// company's sign-in server.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { aptInstall, mayInstall } from './apt-get.js';

/** Debian's packages, and a file of each. The last three are one server, which needs more than it depends on. */
export const servers = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/initdb',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  'liblemonldap-ng-portal-perl': '/usr/share/perl5/Lemonldap/NG/Portal.pm',
  'libio-string-perl': '/usr/share/perl5/IO/String.pm',
  'libstring-random-perl': '/usr/share/perl5/String/Random.pm',
};

/** Packages that are not on this machine: the tests that need them are left out, and say so in their names. */
export const missingServers = (isThere = existsSync) =>
  Object.keys(servers).filter((name) => !isThere(servers[name]));

/** Debian's own way to say that an installed service is not to be started. */
const policy = '/usr/sbin/policy-rc.d';

/** Installs what is missing, without starting any of it. Nothing is thrown where it can't be had. */
export async function provideServers(say) {
  const missing = missingServers();
  if (!mayInstall() || missing.length === 0) return;
  say(`installing ${missing.join(', ')} for the long tests (apt-get, about 65 MB)`);
  const isOurs = await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' }).then(
    () => true,
    () => false,
  );
  await aptInstall(...missing).catch((error) => say(`${error.message}: no tests with them`));
  if (isOurs) await rm(policy);
}

// Adds the platforms that npm leaves out of a lockfile (decision 039): elsewhere `npm ci` refuses
// such a lockfile. Their checksums and licences are asked of the registry (decision 131). Run it after
// every npm install that changed the lockfile.
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const processors = 'arm64 arm ia32 loong64 mips64el ppc64 riscv64 s390x x64'.split(' ');

/**
 * The optional packages that `lock` (a parsed package-lock.json) names without an entry: for each,
 * the path where it belongs and the entry. Throws where a name does not tell the platform.
 */
export function missingEntries(lock) {
  const missing = new Map();
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolutions(parent, name).some((path) => lock.packages[path])) continue;
      const flags = { ...(entry.dev && { dev: true }), optional: true };
      missing.set(`node_modules/${name}`, { version, ...platformOf(name), ...flags });
    }
  }
  return [...missing];
}

/** Where npm looks for a package, from the nearest node_modules up to the root's. */
function resolutions(parent, name) {
  const folders = parent.split('/node_modules/');
  const paths = folders.map((_, end) => folders.slice(0, end + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...paths.map((path) => `${path}/node_modules/${name}`)];
}

function platformOf(name) {
  const words = name.split(/[/_-]/);
  const system = words.find((word) => systems[word]);
  const cpu = words.find((word) => processors.includes(word));
  if (!system || !cpu)
    throw new Error(`${name}: an optional package whose name does not tell its platform`);
  const library = words.some((word) => word.startsWith('musl'))
    ? { libc: ['musl'] }
    : words.some((word) => word.startsWith('gnu')) && { libc: ['glibc'] };
  return { cpu: [cpu], ...(system === 'linux' && library), os: [systems[system]] };
}

/**
 * Fills in what npm would have written beside the version: `ask(name, version)` returns { integrity, license },
 * or undefined where the registry has no such version. An entry that has a checksum is not asked about. The
 * order is npm's.
 */
export function withChecksums(packages, ask) {
  return Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => {
      if (path === '' || entry.integrity) return [path, entry];
      const { version, ...rest } = entry;
      const { integrity, license } = ask(nameOf(path), version) ?? {};
      const inOrder = Object.entries({ ...rest, ...(license && { license }) }).sort();
      return [path, { version, ...(integrity && { integrity }), ...Object.fromEntries(inOrder) }];
    }),
  );
}

/** The production entries of a lockfile that npm would install without comparing them with a checksum. */
export const withoutChecksum = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { version, dev, integrity }]) =>
    path === '' || dev || integrity ? [] : [`${nameOf(path)}@${version}`],
  );

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 13);

function askRegistry(name, version) {
  const words = ['view', `${name}@${version}`, 'dist.integrity', 'license', '--json'];
  const { status, stdout } = spawnSync('npm', words, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return undefined;
  const { 'dist.integrity': integrity, license } = JSON.parse(stdout);
  return { integrity, license };
}

function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const all = [...Object.entries(lock.packages), ...missing];
  const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  lock.packages = withChecksums(sorted, askRegistry);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added to ${file}`);
  for (const left of withoutChecksum(lock)) console.log(`no checksum to be had: ${left}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  complete('package-lock.json');
}

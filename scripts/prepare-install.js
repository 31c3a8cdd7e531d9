// Installs the packages when what decides about them has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './prepare-run.js';

/** The stamp is inside node_modules, so anybody who deletes or rebuilds that deletes the stamp too. */
export async function installWhenChanged(root, say) {
  const stamp = join(root, 'node_modules', '.prepared');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalled(root)) {
    say('installing packages (npm ci)');
    await runNpmCi(root);
  }
  writeFileSync(stamp, wanted);
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, name)));
  return hash.update([process.version, process.platform, process.arch].join(' ')).digest('hex');
}

/** Whether npm's own record of node_modules, which npm writes last, agrees with the lockfile. */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return agrees(read(join(root, 'package-lock.json')), read(record));
}

/** Exported for its test. `wanted` and `found` are the "packages" of two lockfiles. */
export function agrees(wanted, found) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const there = found[path];
    if (!there) return Boolean(entry.optional || entry.devOptional) && !suitsHere(entry);
    return there.version === entry.version;
  });
}

/** A package that names no platform is needed only by one that does. */
function suitsHere({ os, cpu, libc }) {
  const allows = (list, value) =>
    !list || list.includes(value) || (list[0]?.startsWith('!') && !list.includes(`!${value}`));
  return !libc && Boolean(os ?? cpu) && allows(os, process.platform) && allows(cpu, process.arch);
}

async function runNpmCi(root) {
  const options = ['ci', '--include=dev', '--include=optional'];
  const own = process.env.npm_execpath?.includes('npm-cli') && process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : ['npm'];
  const { status } = await run(command, [...first, ...options], {
    cwd: root,
    env: installEnvironment(process.env),
    stdio: 'inherit',
    shell: !own && process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the packages could not be installed, see npm above');
}

/** Building and testing need every package, even where the environment says "production". */
export function installEnvironment(env) {
  const dropped = /^(NODE_ENV|npm_config_(omit|include|production|only|optional|dev))$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !dropped.test(name)));
}

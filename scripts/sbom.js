// Writes the bill of materials of what production installs, on every platform, as CycloneDX (decision 131):
// `npm run -s sbom > FILE`. It is made of package.json, the lockfile and what npm doesn't know of, so the same
// tree gives the same bytes on every machine.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf } from './complete-lockfile.js';
import { inside, nodeIn } from './supply/inside.js';
import { nearest } from './supply/third-party.js';

/** The bill of materials of a parsed package.json and package-lock.json. */
export function billOfMaterials({ name, version, engines }, { packages }) {
  const product = { ...npmComponent(name, { version }), type: 'application' };
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const parts = inside.map(partOf);
  const node = { ...partOf(nodeIn({ engines })), type: 'platform', scope: 'excluded' };
  const components = installed.map(([path, entry]) => npmComponent(nameOf(path), entry));
  const content = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: product },
    components: [...unique(components), ...parts, node].sort(byRef),
    dependencies: dependenciesOf(['', ...installed.map(([path]) => path)], product, packages),
  };
  return { ...content, serialNumber: serialOf(JSON.stringify(content)) };
}

const byRef = (a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1);
/** One version may lie in several folders. */
const unique = (components) => [
  ...new Map(components.map((one) => [one['bom-ref'], one])).values(),
];

function npmComponent(name, { version, license, integrity, optional, devOptional }) {
  return {
    ...component(name, version, license),
    scope: optional || devOptional ? 'optional' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

const partOf = ({ name, version, license, text }) => ({
  ...component(name, version, license),
  purl: `pkg:generic/${encodeURIComponent(name)}${version ? `@${version}` : ''}`,
  externalReferences: [{ type: 'license', url: text }],
});

const component = (name, version, license) => ({
  'bom-ref': [name, version].filter(Boolean).join('@'),
  type: 'library',
  name,
  ...(version && { version }),
  ...(license && { licenses: [licenceOf(license)] }),
});

/** A licence of SPDX's list by its name, and several, or one of our own, as an expression. */
const licenceOf = (license) =>
  /^(?!LicenseRef)\S+$/.test(license) ? { license: { id: license } } : { expression: license };

/** As npm writes a checksum, and as CycloneDX does. */
function hashOf(integrity) {
  const [algorithm, content] = integrity.split(/-(.*)/);
  const alg = algorithm.replace('sha', 'SHA-');
  return { alg, content: Buffer.from(content, 'base64').toString('hex') };
}

function dependenciesOf(paths, product, packages) {
  const known = new Set(paths);
  const found = new Map();
  for (const path of paths) {
    const { version, dependencies, optionalDependencies } = packages[path];
    const ref = path === '' ? product['bom-ref'] : `${nameOf(path)}@${version}`;
    const needs = Object.keys({ ...dependencies, ...optionalDependencies })
      .map((name) => nearest(path, name, packages))
      .filter((one) => known.has(one))
      .map((one) => `${nameOf(one)}@${packages[one].version}`);
    const within = inside
      .filter((part) => holds(path, part))
      .map((part) => partOf(part)['bom-ref']);
    found.set(ref, new Set([...(found.get(ref) ?? []), ...needs, ...within]));
  }
  return [...found].map(([ref, needs]) => ({ ref, dependsOn: [...needs].sort() }));
}

/** What stands in a file of ours is the product's own. */
const holds = (path, { within }) =>
  path === '' ? within.includes('.') : nameOf(path).startsWith(within);

/** The same content has the same number (a UUID of version 8). */
function serialOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = join(fileURLToPath(import.meta.url), '../..');
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const bill = billOfMaterials(read('package.json'), read('package-lock.json'));
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
}

import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { writeDurably } from './files.ts';
import { type DataKey, unwrap } from './keyring.ts';
import { foldersOf, type KeyPlace, type Master, readMasters } from './master.ts';

/**
 * A copy of the keyring for going back in time (decision 122): `now` holds what the keyring does, `gone` what
 * has been destroyed or replaced since, by the hour in which that was seen.
 */

/** How long gone keys stay: as long as the database's log, as to go back to a moment takes the keys of that moment. */
export const goneStaysMs = 48 * 60 * 60 * 1000;

const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13);
/** Masters and data keys; not what is half written. */
const isKey = (path: string): boolean => /^(master-\d+|sheet\/[^/]+\/[^/.]+)$/.test(path);

/**
 * Brings the copy up to date, and forgets what has been gone for two days. Returns how many files were
 * written and how many have gone. Throws a sentence where the keyring can't be read or is another one, or the
 * copy's folder isn't there: nothing is changed then. On a full disk what has to go goes all the same.
 */
export async function copyKeys(
  place: KeyPlace,
  copy: string,
  now: Date,
): Promise<{ written: number; gone: number }> {
  const present = join(copy, 'now');
  const gone = join(copy, 'gone');
  await requireThere(copy);
  const source = await readSource(place);
  await requireSameMasters(source, present);
  await forget(gone, now);
  const left = (await listKeys(present)).filter((path) => !source.has(path));
  for (const path of left) await putAway(path, { present, gone }, now);
  let written = 0;
  for (const [path, folder] of source) {
    // A key may be destroyed between being listed and being read.
    const bytes = await readFile(join(folder, path)).catch(unlessMissing);
    if (!bytes) continue;
    const former = await readFile(join(present, path)).catch(unlessMissing);
    if (former && wrappedBy(path, former) === wrappedBy(path, bytes)) continue;
    if (former) await putAway(path, { present, gone }, now);
    await mkdir(dirname(join(present, path)), { recursive: true, mode: 0o700 });
    await writeDurably(join(present, path), bytes);
    written += 1;
  }
  return { written, gone: left.length };
}

/** All keys in a copy, those that have gone too, by company. `masterFile`: where the master lies elsewhere. */
export async function readKeyCopy(
  copy: string,
  masterFile: string | undefined,
): Promise<Map<string, DataKey[]>> {
  const hours = (await readdir(join(copy, 'gone')).catch(unlessMissing)) ?? [];
  const places = [join(copy, 'now'), ...hours.sort().map((hour) => join(copy, 'gone', hour))];
  const masters = (await Promise.all(places.map((one) => readMasters(one, masterFile)))).flat();
  const found = new Map<string, DataKey>();
  const byBrand = new Map<string, DataKey[]>();
  let unread = 0;
  for (const place of places) {
    for (const path of await listKeys(place)) {
      const [room, brandId, id] = path.split('/');
      if (room !== 'sheet' || !brandId || !id || found.has(id)) continue;
      const bytes = await readFile(join(place, path));
      const key = unwrapWhole(bytes, masters, brandId, id);
      unread += Number(!key);
      if (!key) continue;
      const one = { id, key };
      found.set(id, one);
      byBrand.set(brandId, [...(byBrand.get(brandId) ?? []), one]);
    }
  }
  if (unread > 0 && found.size === 0)
    throw new Error(
      `${copy} holds no key that its master keys open: it is of another keyring, or damaged.`,
    );
  return byBrand;
}

/** Every file of the keyring, and in which of its folders it lies. A folder without master keys is not mounted. */
async function readSource(place: KeyPlace): Promise<Map<string, string>> {
  const source = new Map<string, string>();
  for (const folder of foldersOf(place)) {
    if ((await readMasters(folder, place.masterFile)).length === 0) continue;
    for (const path of await listKeys(folder)) if (!source.has(path)) source.set(path, folder);
  }
  if (source.size > 0) return source;
  throw new Error(`There is no keyring in ${foldersOf(place).join(' or ')}. Nothing was changed.`);
}

/** The folder isn't made here: while its disk isn't mounted, it would lie on the disk below. */
async function requireThere(copy: string): Promise<void> {
  const found = await stat(copy).catch(unlessMissing);
  if (found?.isDirectory()) return;
  throw new Error(
    `There is no folder ${copy}: make it once, on another disk than the keys. If it was there, that disk ` +
      'is not mounted. Nothing was copied.',
  );
}

/** Undefined where the file is damaged: another hour may have a whole one. */
function unwrapWhole(
  bytes: Buffer,
  masters: readonly Master[],
  brandId: string,
  id: string,
): Buffer | undefined {
  try {
    const master = masters.find(({ number }) => number === bytes.readUInt32BE(0));
    return master && unwrap(bytes, master, brandId, id);
  } catch {
    return undefined;
  }
}

async function requireSameMasters(source: Map<string, string>, present: string): Promise<void> {
  for (const [path, folder] of source) {
    if (!path.startsWith('master-')) continue;
    const former = await readFile(join(present, path)).catch(unlessMissing);
    if (!former || former.equals(await readFile(join(folder, path)))) continue;
    throw new Error(`${dirname(present)} is a copy of another keyring. Nothing was changed.`);
  }
}

/** The number of the master key that wraps it. Two wraps by the same one say the same key. */
const wrappedBy = (path: string, bytes: Buffer): number | undefined =>
  path.startsWith('master-') ? undefined : bytes.readUInt32BE(0);

async function putAway(
  path: string,
  { present, gone }: { present: string; gone: string },
  now: Date,
): Promise<void> {
  const target = join(gone, hourOf(now), path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rename(join(present, path), target);
}

async function forget(gone: string, now: Date): Promise<void> {
  const first = hourOf(new Date(now.getTime() - goneStaysMs));
  const hours = (await readdir(gone).catch(unlessMissing)) ?? [];
  for (const hour of hours.filter((one) => one < first))
    await rm(join(gone, hour), { recursive: true });
}

async function listKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    unlessMissing,
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isKey);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

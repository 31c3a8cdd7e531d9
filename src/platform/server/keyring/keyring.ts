import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encryption, encryptWith, masterOf, openWith } from './encrypt.ts';
import { syncFolder, writeDurably } from './files.ts';
import { type Master, readMasters } from './master.ts';

/** A data key: 32 bytes that seal the answer sheets about one person in one questionary. */
export interface DataKey {
  id: string;
  key: Buffer;
}

/**
 * Data keys, kept in files outside the database and wrapped by a master key. Where one of them is
 * destroyed, nothing that it sealed can be read any more, in whatever copy of the database
 * (decision 106).
 */
export interface Keyring {
  /** Makes so many keys. They are on the disk before it resolves. */
  make(brandId: string, count: number): Promise<DataKey[]>;
  /** Takes in keys from elsewhere. One that is there stays as it is, unless it is damaged. */
  takeIn(brandId: string, keys: readonly DataKey[]): Promise<void>;
  /** Undefined where the file is not there. Throws where it can't be unwrapped. */
  open(brandId: string, keyId: string): Promise<Buffer | undefined>;
  /** Repeating it is fine. */
  destroy(brandId: string, keyIds: readonly string[]): Promise<void>;
  /** All keys of a company. */
  destroyAll(brandId: string): Promise<void>;
  list(brandId: string): Promise<string[]>;
  /**
   * Wraps every key in the newest master key, some at a time. Each time it runs inside `hold`, in which
   * nobody may destroy any: it would be written again. Returns how many were wrapped in an older one.
   */
  wrapAnew(hold: (work: () => Promise<number>) => Promise<number>): Promise<number>;
  /** Seals a short secret for a column of the database, with the newest master key. */
  encrypt(encrypt: Encryption, value: Uint8Array): Promise<Buffer>;
  /** Throws where no master key opens it. */
  decrypt(encrypt: Encryption, sealed: Buffer): Promise<Buffer>;
  /** Throws where keys can't be read or written, in each of its places. */
  check(): Promise<void>;
  /** Whether keys can be read and written in one of its places at least. */
  isUsable(): Promise<boolean>;
}

const shortest = 4;
/** How many files are written at once: more would only wait for the disk. */
const filesAtOnce = 32;

/** The keyring in one folder, which has its master keys already (`requireMaster`). */
export function openFolder(folder: string, masterFile: string | undefined): Keyring {
  const ofBrand = (brandId: string) => join(folder, 'sheet', brandId);
  const fileOf = (brandId: string, keyId: string) => join(ofBrand(brandId), keyId);
  let masters: Master[] | undefined;
  const known = async () => {
    masters ??= await readMasters(folder, masterFile);
    return masters;
  };
  /** Another process may have made a newer one meanwhile. */
  const findMaster = async (number: number) => {
    const isIt = (one: Master) => one.number === number;
    const found = (await known()).find(isIt);
    if (found) return found;
    masters = undefined;
    return (await known()).find(isIt);
  };

  const requireMaster = async (number: number) => {
    const master = await findMaster(number);
    if (!master) throw new Error(`The keyring has no master key number ${number}.`);
    return master;
  };
  /** Another process may have made a newer one meanwhile, and be about to delete this one. */
  const newestMaster = async () => {
    masters = await readMasters(folder, masterFile);
    const master = masters.at(-1);
    if (!master) throw new Error('The keyring has no master key.');
    return master;
  };

  /** Writes some files at a time, each time with the newest master key, as one may be made meanwhile. */
  async function write(brandId: string, keys: readonly DataKey[]): Promise<void> {
    await mkdir(ofBrand(brandId), { recursive: true, mode: 0o700 });
    for (let at = 0; at < keys.length; at += filesAtOnce) {
      const master = await newestMaster();
      const some = keys.slice(at, at + filesAtOnce);
      await Promise.all(
        some.map(({ id, key }) =>
          writeDurably(fileOf(brandId, id), wrap(key, master, brandId, id)),
        ),
      );
    }
    for (const place of [ofBrand(brandId), join(folder, 'sheet'), folder]) await syncFolder(place);
  }

  /** What no master key opens stays as it is. Returns how many were wrapped in another than the newest. */
  async function wrapSome(brandId: string, ids: readonly string[], newest: number | undefined) {
    const old: DataKey[] = [];
    for (const id of ids) {
      const file = await readFile(fileOf(brandId, id)).catch(unlessMissing);
      if (!file || file.length < shortest || masterOf(file) === newest) continue;
      const key = await openUnlessLost(keyring, brandId, id);
      if (key) old.push({ id, key });
    }
    if (old.length > 0) await write(brandId, old);
    return old.length;
  }

  const keyring: Keyring = {
    async make(brandId, count) {
      const made = Array.from({ length: count }, () => ({
        id: randomUUID(),
        key: randomBytes(32),
      }));
      await write(brandId, made);
      return made;
    },
    async takeIn(brandId, keys) {
      const wanted: DataKey[] = [];
      for (const one of keys)
        if (!(await openUnlessLost(keyring, brandId, one.id))) wanted.push(one);
      await write(brandId, wanted);
    },
    async wrapAnew(hold) {
      masters = undefined;
      const newest = (await known()).at(-1)?.number;
      let count = 0;
      for (const brandId of (await readdir(join(folder, 'sheet')).catch(unlessMissing)) ?? []) {
        const ids = await keyring.list(brandId);
        for (let at = 0; at < ids.length; at += filesAtOnce) {
          const some = ids.slice(at, at + filesAtOnce);
          count += await hold(() => wrapSome(brandId, some, newest));
        }
      }
      return count;
    },
    async open(brandId, keyId) {
      const file = await readFile(fileOf(brandId, keyId)).catch(unlessMissing);
      if (!file) return undefined;
      return unwrap(file, await requireMaster(masterOf(file)), brandId, keyId);
    },
    encrypt: async (encrypt, value) => encryptWith(await newestMaster(), encrypt, value),
    decrypt: async (encrypt, sealed) =>
      openWith(await requireMaster(masterOf(sealed)), encrypt, sealed),
    async destroy(brandId, keyIds) {
      await Promise.all(keyIds.map((id) => rm(fileOf(brandId, id), { force: true })));
      if (keyIds.length > 0) await syncFolder(ofBrand(brandId)).catch(unlessMissing);
    },
    async destroyAll(brandId) {
      await rm(ofBrand(brandId), { recursive: true, force: true });
      await syncFolder(join(folder, 'sheet')).catch(unlessMissing);
    },
    async list(brandId) {
      const names = (await readdir(ofBrand(brandId)).catch(unlessMissing)) ?? [];
      return names.filter((name) => !name.endsWith('.new'));
    },
    async check() {
      masters = await readMasters(folder, masterFile);
      const trial = join(folder, `.check-${process.pid}`);
      await writeDurably(trial, Buffer.alloc(1));
      // Another check may have written and deleted it at the same time.
      await rm(trial, { force: true });
    },
    isUsable: () => works(keyring),
  };
  return keyring;
}

/** Whether keys can be read and written in each of its places. */
export const works = (keyring: Keyring): Promise<boolean> =>
  keyring.check().then(
    () => true,
    () => false,
  );

/**
 * Undefined where a key is lost: it has no file, or one that no master key opens. Throws where the keyring
 * can't be read just now, which is no loss.
 */
export const openUnlessLost = (
  keyring: Keyring,
  brandId: string,
  keyId: string,
): Promise<Buffer | undefined> =>
  keyring.open(brandId, keyId).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall) throw error;
    return undefined;
  });

const placeOf = (brandId: string, keyId: string) =>
  ({ purpose: 'sheet', place: `${brandId}/${keyId}` }) as const;

export const wrap = (key: Buffer, master: Master, brandId: string, keyId: string): Buffer =>
  encryptWith(master, placeOf(brandId, keyId), key);

export const unwrap = (file: Buffer, master: Master, brandId: string, keyId: string): Buffer =>
  openWith(master, placeOf(brandId, keyId), file);

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

import { type DataKey, type Keyring, openFolder } from './keyring.ts';
import type { KeyPlace } from './master.ts';

/** The keyring in folders that have their master keys already (`requireMaster`). */
export function openKeyring({ folder, second, masterFile }: KeyPlace): Keyring {
  const first = openFolder(folder, masterFile);
  return second ? inBoth(first, openFolder(second, masterFile)) : first;
}

/**
 * One keyring in two places, so that no single disk holds the keys. A key is made once it lies in both,
 * is read from either, and is destroyed once it lies in neither.
 */
function inBoth(first: Keyring, second: Keyring): Keyring {
  const each = <R>(work: (one: Keyring) => Promise<R>) => both([work(first), work(second)]);
  return {
    async make(brandId, count): Promise<DataKey[]> {
      const keys = await first.make(brandId, count);
      await second.takeIn(brandId, keys);
      return keys;
    },
    takeIn: (brandId, keys) => each((one) => one.takeIn(brandId, keys)).then(nothing),
    // A key that is missing or damaged here may be whole there. If it isn't, what went wrong here is thrown.
    open: async (brandId, keyId) => {
      const [here] = await Promise.allSettled([first.open(brandId, keyId)]);
      if (here.status === 'fulfilled' && here.value) return here.value;
      const there = await second.open(brandId, keyId);
      if (!there && here.status === 'rejected') throw here.reason;
      return there;
    },
    destroy: (brandId, keyIds) => each((one) => one.destroy(brandId, keyIds)).then(nothing),
    destroyAll: (brandId) => each((one) => one.destroyAll(brandId)).then(nothing),
    list: async (brandId) => [...new Set((await each((one) => one.list(brandId))).flat())],
    wrapAnew: async (hold) => Math.max(await first.wrapAnew(hold), await second.wrapAnew(hold)),
    encrypt: (encrypt, value) => first.encrypt(encrypt, value),
    decrypt: (encrypt, sealed) =>
      first.decrypt(encrypt, sealed).catch(() => second.decrypt(encrypt, sealed)),
    check: () => each((one) => one.check()).then(nothing),
    isUsable: async () => (await first.isUsable()) || second.isUsable(),
  };
}

const nothing = () => {};

/** Waits for both, so that what one can do is done although the other fails. */
async function both<R>(works: [Promise<R>, Promise<R>]): Promise<[R, R]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashRaw } from '@node-rs/argon2';
import { z } from 'zod/mini';
import { writeDurably } from '#platform/server/keyring/files.ts';
import type { DataKey } from '#platform/server/keyring/keyring.ts';

/** The keys of answers that wait for their reports, by company. */
export type KeysByBrand = Map<string, DataKey[]>;

/** Everything in base64. Without a passphrase there is no salt, and the keys are in the file as they are. */
const written = z.object({
  format: z.literal(1),
  salt: z.optional(z.string()),
  nonce: z.optional(z.string()),
  tag: z.optional(z.string()),
  keys: z.string(),
  /** The SHA-256 of all the other fields. Files of earlier releases have none. */
  sum: z.optional(z.string()),
});
type Written = z.infer<typeof written>;

/** The company, the key’s id, and the key. */
const rowsOfKeys = z.array(z.tuple([z.string(), z.string(), z.string()]));

const cipher = 'aes-256-gcm';

/** The file beside a backup that holds its keys. */
export const keyFileOf = (backup: string): string => `${backup}.keys`;

/** Writes keys to a file that its owner alone can read, under a passphrase where one is given. */
export async function writeKeyFile(
  file: string,
  keys: KeysByBrand,
  passphrase?: string,
): Promise<void> {
  const rows = [...keys].flatMap(([brandId, list]) =>
    list.map(({ id, key }) => [brandId, id, key.toString('base64')]),
  );
  const plain = Buffer.from(JSON.stringify(rows));
  const sealed = passphrase ? await lock(plain, passphrase) : { keys: plain.toString('base64') };
  const content: Written = { format: 1, ...sealed };
  await writeDurably(file, Buffer.from(JSON.stringify({ ...content, sum: sumOf(content) })));
}

/** Throws a sentence where it is no such file or a damaged one, or the passphrase is missing or another. */
export async function readKeyFile(file: string, passphrase?: string): Promise<KeysByBrand> {
  const { sum, ...content } = parse(
    file,
    written,
    await readFile(file, 'utf8').catch(cannot(file)),
  );
  if (sum !== undefined && sum !== sumOf(content)) throw damaged(file);
  if (content.salt && !passphrase) {
    throw new Error(`${file} is under a passphrase: name a file with it by --passphrase-file.`);
  }
  const plain = await unlock(content, passphrase ?? '').catch(() => {
    const orDamaged = sum === undefined ? ', or the file is damaged' : '';
    throw new Error(`The passphrase of ${file} is another one${orDamaged}.`);
  });
  const keys: KeysByBrand = new Map();
  for (const [brandId, id, key] of parse(file, rowsOfKeys, plain.toString())) {
    keys.set(brandId, [...(keys.get(brandId) ?? []), { id, key: Buffer.from(key, 'base64') }]);
  }
  return keys;
}

const sumOf = (content: Written): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64');

function parse<S extends z.ZodMiniType>(file: string, shape: S, text: string): z.output<S> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

const damaged = (file: string) =>
  new Error(
    `${file} is damaged, cut short or no file of keys. Nothing was changed; use another copy of it.`,
  );

const cannot = (file: string) => (error: Error) => {
  throw new Error(`${file} can't be read: ${error.message}.`);
};

async function lock(plain: Buffer, passphrase: string): Promise<Omit<Written, 'format'>> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const locking = createCipheriv(cipher, await keyOf(passphrase, salt), nonce);
  const keys = Buffer.concat([locking.update(plain), locking.final()]);
  const inBase64 = (bytes: Buffer) => bytes.toString('base64');
  return {
    salt: inBase64(salt),
    nonce: inBase64(nonce),
    tag: inBase64(locking.getAuthTag()),
    keys: inBase64(keys),
  };
}

async function unlock({ salt, nonce, tag, keys }: Written, passphrase: string): Promise<Buffer> {
  const bytes = (text = '') => Buffer.from(text, 'base64');
  if (!salt) return bytes(keys);
  const opening = createDecipheriv(cipher, await keyOf(passphrase, bytes(salt)), bytes(nonce));
  opening.setAuthTag(bytes(tag));
  return Buffer.concat([opening.update(bytes(keys)), opening.final()]);
}

/** Argon2id with 64 MiB and three passes: it is asked for once a backup. */
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(passphrase, { salt, memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 });

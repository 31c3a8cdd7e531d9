/** How an answer sheet is sealed while it waits for its report (rule 24, decision 106). */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Answer } from '#contract/platform/rules/scale.ts';

/** One filled-in sheet, as it is sealed. */
export interface FilledSheet {
  /** Answers to the rating questions, in frozen order. Null where an optional one was left out. */
  answers: (Answer | null)[];
  /** Open answers by question id. */
  texts: Record<string, string>;
}

/** A sealed sheet opens at its own place only. */
export interface SheetPlace {
  brandId: string;
  questionaryId: string;
  subjectId: string;
  sheetId: string;
}

const cipher = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;
const lengthSize = 4;
/** Sheets are 256 · 2ⁿ bytes long, so that length tells little. */
const smallest = 256;

/** A nonce, a tag and the sheet under the key. */
export function sealSheet({ answers, texts }: FilledSheet, key: Buffer, place: SheetPlace): Buffer {
  const nonce = randomBytes(nonceSize);
  const sealing = createCipheriv(cipher, key, nonce);
  sealing.setAAD(inBytes(place));
  const plain = padded(Buffer.from(JSON.stringify([answers, texts])));
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Throws where it was sealed with another key, or for another place. */
export function openSheet(sealed: Uint8Array, key: Buffer, place: SheetPlace): FilledSheet {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceSize));
  opening.setAAD(inBytes(place));
  opening.setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
  const plain = Buffer.concat([
    opening.update(sealed.subarray(nonceSize + tagSize)),
    opening.final(),
  ]);
  const end = lengthSize + plain.readUInt32BE(0);
  const [answers, texts] = JSON.parse(plain.toString('utf8', lengthSize, end));
  return { answers, texts };
}

/** Tells whether a key is the one that the sheets were sealed with, without a sheet. */
export const checkOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('answer sheets').digest();

export const isKeyOf = (key: Buffer, check: Uint8Array): boolean =>
  timingSafeEqual(checkOf(key), check);

const inBytes = ({ brandId, questionaryId, subjectId, sheetId }: SheetPlace): Buffer =>
  Buffer.from([brandId, questionaryId, subjectId, sheetId].join('/'));

function padded(content: Buffer): Buffer {
  let size = smallest;
  while (size < lengthSize + content.length) size *= 2;
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(content.length);
  content.copy(bytes, lengthSize);
  return bytes;
}

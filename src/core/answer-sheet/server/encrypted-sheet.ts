/** How an answer sheet is sealed while it waits for its report (rule 24, decision 106). */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Answer } from '#platform/contract/rules/scale.ts';

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
/** What is sealed is 256 · 2ⁿ bytes long, so that its length tells little. */
const smallest = 256;

/** The place of something that is sealed with the sheets' key for one rater. It opens at this place only. */
export interface BesidePlace extends Omit<SheetPlace, 'sheetId'> {
  participantId: string;
  what: 'handover' | 'decline';
}

/** A nonce, a tag and the sheet under the key. */
export const encryptSheet = (
  { answers, texts }: FilledSheet,
  key: Buffer,
  place: SheetPlace,
): Buffer => encrypt(Buffer.from(JSON.stringify([answers, texts])), key, inBytes(place));

/** Throws where it was sealed with another key, or for another place. */
export function openSheet(sealed: Uint8Array, key: Buffer, place: SheetPlace): FilledSheet {
  const [answers, texts] = JSON.parse(open(sealed, key, inBytes(place)).toString());
  return { answers, texts };
}

export const encryptBeside = (content: Buffer, key: Buffer, place: BesidePlace): Buffer =>
  encrypt(content, key, besideInBytes(place));

/** Throws where it was sealed with another key, or for another place. */
export const openBeside = (sealed: Uint8Array, key: Buffer, place: BesidePlace): Buffer =>
  open(sealed, key, besideInBytes(place));

function encrypt(content: Buffer, key: Buffer, place: Buffer): Buffer {
  const nonce = randomBytes(nonceSize);
  const sealing = createCipheriv(cipher, key, nonce);
  sealing.setAAD(place);
  const sealed = Buffer.concat([sealing.update(padded(content)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

function open(sealed: Uint8Array, key: Buffer, place: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceSize));
  opening.setAAD(place);
  opening.setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
  const plain = Buffer.concat([
    opening.update(sealed.subarray(nonceSize + tagSize)),
    opening.final(),
  ]);
  return plain.subarray(lengthSize, lengthSize + plain.readUInt32BE(0));
}

/** Tells whether a key is the one that the sheets were sealed with, without a sheet. */
export const checkOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('answer sheets').digest();

export const isKeyOf = (key: Buffer, check: Uint8Array): boolean =>
  timingSafeEqual(checkOf(key), check);

const inBytes = ({ brandId, questionaryId, subjectId, sheetId }: SheetPlace): Buffer =>
  Buffer.from([brandId, questionaryId, subjectId, sheetId].join('/'));

const besideInBytes = ({ participantId, what, ...place }: BesidePlace): Buffer =>
  inBytes({ ...place, sheetId: `${what}/${participantId}` });

function padded(content: Buffer): Buffer {
  let size = smallest;
  while (size < lengthSize + content.length) size *= 2;
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(content.length);
  content.copy(bytes, lengthSize);
  return bytes;
}

import {
  encryptSheet,
  type FilledSheet,
  openSheet,
  type SheetPlace,
} from '#core/answer-sheet/server/encrypted-sheet.ts';
import { KeyMissing, openKey } from '#core/answer-sheet/server/sheet-keys.ts';
import type { AnswerPayload } from '#core/answering/contract/answering.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Context } from '#platform/server/context.ts';
import { whyAway } from '#platform/server/db/away.ts';
import { LastStatement, type Scope, together, withBrand } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { othersFirst } from '#platform/server/shared/in-slices.ts';
import { getAskedQuestions } from './asked-questions.ts';
import { notYours } from './not-yours.ts';
import {
  findSubmittable,
  insertSheets,
  insertSheetsUnsigned,
  isAllAnswered,
  lockSheets,
  type NewSheet,
  type Submittable,
} from './submit-queries.ts';
import { takeSheet } from './take-sheet.ts';

/** A sheet that somebody has sent, and the clock of their brand. */
export interface Arrived {
  participantId: string;
  place: SheetPlace;
  payload: AnswerPayload;
  clock: { now: Date; timeZone: string };
}

type Batch = readonly [Arrived, ...Arrived[]];

/** How many sheets are checked before other calls are answered. */
const fewAtATime = 8;

/**
 * Saves sheets about one person in one transaction, as if each came after the one before. Returns what each is
 * refused with, or undefined. One that is refused fails no other. Where the database refuses them together each goes
 * alone; where it is away, all are refused.
 */
export async function saveTogether(
  saving: Pick<Context, 'database' | 'keyring'>,
  arrived: Batch,
): Promise<unknown[]> {
  const { database, keyring } = saving;
  const { brandId } = arrived[0].place;
  let refused: unknown[] = [];
  try {
    await withBrand({ database, brandId }, async (scope) => {
      const taken = await takeAll(scope, keyring, arrived);
      refused = taken.refused;
      return save(scope, arrived, taken);
    });
  } catch (error) {
    if (arrived.length === 1 || whyAway(error)) return arrived.map(() => error);
    refused = [];
    for (const one of arrived) {
      const last = refused.at(-1);
      const isAway = last !== undefined && whyAway(last);
      refused.push(...(isAway ? [last] : await saveTogether(saving, [one])));
    }
  }
  return refused;
}

interface Taken {
  refused: unknown[];
  sheets: NewSheet[];
  isUnsigned: boolean;
  /** Whether somebody still has to answer about this person. */
  isAwaiting: boolean;
}

async function takeAll(scope: Scope, keyring: Keyring, arrived: Batch): Promise<Taken> {
  const [{ place: about }] = arrived;
  const sent = arrived.map(({ participantId, place: { sheetId } }) => ({ participantId, sheetId }));
  const [, all] = await together(lockSheets(scope, about), findSubmittable(scope, about, sent));
  const any = all.find((found) => found !== undefined);
  const asked = any ? await getAskedQuestions(scope, about.questionaryId) : [];
  let opened: Promise<Buffer> | undefined;
  const key = (found: Submittable) => {
    opened ??= keyOf(keyring, found, about);
    return opened;
  };
  /** What the earlier sheets of this batch have brought, as the next ones find it. */
  const [brought, answered] = [new Map<string, FilledSheet>(), new Set<string>()];
  const sheets: NewSheet[] = [];

  async function take({ participantId, place, payload, clock }: Arrived, at: number) {
    const row = all[at];
    if (!row) throw notYours();
    const found = answered.has(participantId) ? { ...row, status: 'done' as const } : row;
    const before = found.sealed && openSheet(found.sealed, await key(found), place);
    const saved = brought.get(place.sheetId) ?? before;
    const filled = takeSheet({ payload, asked, found, saved, clock });
    if (!filled) return;
    const sealed = encryptSheet(filled, await key(found), place);
    sheets.push({ participantId, sheetId: place.sheetId, type: found.type, sealed });
    brought.set(place.sheetId, filled);
    answered.add(participantId);
  }
  const refused: unknown[] = [];
  for (const [at, one] of arrived.entries()) {
    refused.push(
      await take(one, at).then(
        () => undefined,
        (error) => error,
      ),
    );
    if (at % fewAtATime === fewAtATime - 1) await othersFirst();
  }
  const isOpen = (found: Submittable | undefined, at: number) =>
    found && found.status !== 'done' && !answered.has(sent[at]!.participantId);
  return {
    refused,
    sheets,
    isUnsigned: any !== undefined && keepsAnonymity(any),
    isAwaiting: any?.isAwaitingOthers === true || all.some(isOpen),
  };
}

/** Throws `KeyMissing`. */
function keyOf(
  keyring: Keyring,
  { keyId, check }: Submittable,
  { brandId, questionaryId }: SheetPlace,
): Promise<Buffer> {
  if (!keyId || !check) throw new KeyMissing(questionaryId);
  return openKey(keyring, { brandId, questionaryId, keyId, check });
}

async function save(
  scope: Scope,
  [{ place, clock }]: Batch,
  { sheets, isUnsigned, isAwaiting }: Taken,
): Promise<LastStatement | undefined> {
  if (sheets.length === 0) return undefined;
  const insert = () => (isUnsigned ? insertSheetsUnsigned : insertSheets)(scope, place, sheets);
  if (isAwaiting) return new LastStatement(scope, insert);
  await insert();
  if (await isAllAnswered(scope, place.questionaryId))
    await markDone(scope, place.questionaryId, clock);
  return undefined;
}

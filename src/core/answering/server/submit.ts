import { randomUUID } from 'node:crypto';
import type { AnswerPayload } from '#core/answering/contract/answering.ts';
import type { Context } from '#platform/server/context.ts';
import { answersAtOnce, callLimits, type Database } from '#platform/server/db/pool.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { createBatches } from '#platform/server/worker/batches.ts';
import { assessedIn } from './check-answers.ts';
import { type Arrived, saveTogether } from './save-together.ts';

/** Who sends a sheet, and the time zone of their brand. */
export interface Sender {
  brandId: string;
  employeeId: string;
  timeZone: string;
  now: Date;
}

type Saving = Pick<Context, 'database' | 'keyring'>;

/**
 * Saves one person's answers about another, whole and once (rule 24). The last sheet of a
 * questionary makes it done. Throws 404 for an assignment that is not the sender's, and 400 for
 * answers that do not fit the frozen questions. Throws 409 when answers are no longer accepted (for
 * a sheet begun in time: half an hour after the last day), or when this person has already sent
 * other answers. Only the same sheet with the same answers counts as sent again. Nothing but its
 * random number finds a sheet, so one that has been destroyed is refused too.
 */
export async function submit(
  { database, keyring }: Saving,
  { brandId, employeeId, timeZone, now }: Sender,
  payload: AnswerPayload,
): Promise<void> {
  if (payload.employeeId && payload.employeeId !== employeeId) {
    throw invalid({ path: 'employeeId', key: 'validation.invalidId' });
  }
  const subjectId = assessedIn(payload);
  if (typeof subjectId !== 'string') throw invalid(...subjectId);
  const { questionaryId, sheetId = randomUUID() } = payload;
  const place = { brandId, questionaryId, subjectId, sheetId };
  const line = lines.get(database) ?? openLine({ database, keyring });
  lines.set(database, line);
  await line(brandId, `${brandId}/${questionaryId}/${subjectId}`, {
    participantId: employeeId,
    place,
    payload,
    clock: { now, timeZone },
  });
}

/** Sheets about one person wait here, without a connection, and go together (decision 261). */
const lines = new WeakMap<Database, ReturnType<typeof openLine>>();

/** One connection stays free: for those who come in meanwhile, and those who open questions. */
const batchesAtOnce = answersAtOnce - 1;
const mostTogether = 64;

const openLine = (saving: Saving) =>
  createBatches<Arrived>(
    {
      atOnce: batchesAtOnce,
      most: mostTogether,
      patience: callLimits.turn,
      giveUp: () => new Error('timeout exceeded when waiting for a turn'),
    },
    (arrived) => saveTogether(saving, arrived),
  );

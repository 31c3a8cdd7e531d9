import { createHash } from 'node:crypto';
import {
  type BesidePlace,
  encryptBeside,
  openBeside,
} from '#core/answer-sheet/server/encrypted-sheet.ts';
import { loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import {
  cancelHandover,
  getBegun,
  handOver,
  takeOver,
} from '#core/answering/contract/handover/handover.ts';
import { handoverLasts } from '#core/answering/contract/rules/handover.ts';
import { findBegun, noteBegun } from '#core/answering/server/begun-queries.ts';
import { deviceKindOf } from '#core/answering/server/device-kind.ts';
import type { Which } from '#core/answering/server/queries.ts';
import { daysOf, requireTaken } from '#core/answering/server/require-mine.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import {
  countWrongTry,
  dropHandover,
  isHandoverWaiting,
  putHandover,
  takeHandover,
} from './queries.ts';

/** Answers that were begun on one device and go on on another (rule 139). */
export const routes: Route[] = [
  on(getBegun)(async (call) =>
    inBrand(call, async (scope, { now }) => {
      const { which } = await requireTaken(scope, call, call.query.filterList, daysOf(call));
      const found = await findBegun(scope, which);
      const isWaiting = await isHandoverWaiting(scope, which, now);
      return { data: { device: found?.device ?? null, day: found?.day ?? null, isWaiting } };
    }),
  ),

  on(handOver)(async (call) => {
    const { proof } = call.body;
    const given = Buffer.from(call.body.sealed, 'base64url');
    await inBrand(call, async (scope, { now }) => {
      const { which } = await requireTaken(scope, call, call.body, daysOf(call));
      // It is sealed with our key too: a copy of the database alone gives the code away after some card-years of trying.
      const key = await loadSheetKey(scope, call.context.keyring, which);
      const sealed = encryptBeside(given, key, placeOf(scope, which));
      const expiresAt = new Date(now.getTime() + handoverLasts);
      await putHandover(scope, which, { proofHash: hashOf(proof), sealed, expiresAt });
    });
    return undefined;
  }),

  on(takeOver)(async (call) => {
    const days = daysOf(call);
    const sealed = await inBrand(call, async (scope, { now, today: day }) => {
      const { which } = await requireTaken(scope, call, call.body, days);
      const key = await loadSheetKey(scope, call.context.keyring, which);
      const taken = await takeHandover(scope, which, { proofHash: hashOf(call.body.proof), now });
      if (taken) {
        const device = deviceKindOf(call.request.headers['user-agent']);
        await noteBegun(scope, which, { device, day });
      } else await countWrongTry(scope, which);
      return taken && openBeside(taken, key, placeOf(scope, which));
    });
    if (!sealed) throw new Failure('notFound', { text: { key: 'testingMessages.wrongCode' } });
    return { data: { sealed: sealed.toString('base64url') } };
  }),

  on(cancelHandover)(async (call) => {
    await inBrand(call, async (scope) => {
      const { which } = await requireTaken(scope, call, call.params, daysOf(call));
      await dropHandover(scope, which);
    });
    return undefined;
  }),
];

const placeOf = ({ brandId }: Scope, which: Which): BesidePlace => ({
  brandId,
  ...which,
  what: 'handover',
});

const hashOf = (proof: string) => createHash('sha256').update(proof).digest('base64url');

import { randomUUID } from 'node:crypto';
import { erasureWaits } from '#addon/privacy/contract/erasure.ts';
import { insertErasure } from '#addon/privacy/server/erasure/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { makePerson } from '#test/factories.ts';
import { by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

export const fixtures: Fixtures = {
  getErasures: none,
  askErasure: by((world) => ({ body: { employeeId: world.formerId, withReports: false } })),
  stopErasure: by((world) => ({ params: { id: world.erasureId } })),
  getProcessing: none,
  getMyData: none,
  // Its file stands, and there is one a day.
  makeMyData: {
    ...none,
    refusedBy: 429,
    unnoted: 'nothing has left the product yet: the download is noted',
  },
  downloadMyData: { ...none, proof: 'due', isOfMaker: true },
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Somebody who may be erased, and somebody who waits for it. */
export async function make(scope: Scope, { company, house, membershipId }: Ground) {
  const { positionId, subdivisionId } = company;
  const place = { positionId, subdivisionId, firedAt: '2026-01-10' };
  const [formerId, employeeId, erasureId] = [
    await makePerson(scope, place),
    await makePerson(scope, place),
    randomUUID(),
  ];
  const askedAt = house.context.now();
  const due = new Date(askedAt.getTime() + erasureWaits);
  const asked = { withReports: true, askedBy: membershipId, askedAt, due };
  await insertErasure(scope, { id: erasureId, employeeId, ...asked });
  return { formerId, erasureId };
}

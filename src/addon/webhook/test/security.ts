import { randomUUID } from 'node:crypto';
import { insertHook, insertHookTest } from '#addon/webhook/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { sealSecret } from '#platform/server/keyring/sealed-secret.ts';
import { name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

const hook = () => ({
  name: name('hook'),
  url: 'https://bitrix.example.ru/hook',
  eventList: ['security.keyMade'],
});

export const fixtures: Fixtures = {
  getHooks: none,
  createHook: alone(() => ({ body: hook() })),
  updateHook: by(({ hookId: id }) => ({ params: { id }, body: { ...hook(), isActive: true } })),
  renewHookSecret: by(({ hookId: id }) => ({ params: { id } })),
  getHookDeliveries: by(({ hookId: id }) => ({ params: { id } })),
  sendHookAgain: by(
    ({ hookId: id, hookDeliveryId: deliveryId }) => ({ params: { id, deliveryId } }),
    { proof: 'never', unnoted: 'what happened is noted already' },
  ),
  testHook: by(({ hookId: id }) => ({ params: { id } }), {
    proof: 'never',
    unnoted: 'a try tells nothing of the company',
  }),
  deleteHook: by(({ unusedHookId: id }) => ({ params: { id } })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** An address that is told what happens, with something it was told, and one that can be deleted. */
export async function make(scope: Scope, { house }: Pick<Ground, 'house'>) {
  const { keyring, now } = house.context;
  const [hookId, unusedHookId, hookDeliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [hookId, unusedHookId]) {
    const sealedSecret = await sealSecret(keyring, id, 'whsec_c2VjcmV0');
    await insertHook(scope, {
      id,
      name: 'Bitrix24',
      url: 'https://bitrix.example.ru/hook',
      sealedSecret,
      eventList: ['security.keyMade'],
      createdAt: now(),
    });
  }
  await insertHookTest(scope, { id: hookDeliveryId, hookId, nextAt: now(), at: now() });
  return { hookId, unusedHookId, hookDeliveryId };
}

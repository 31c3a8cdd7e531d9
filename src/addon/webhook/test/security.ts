import { randomUUID } from 'node:crypto';
import { insertWebhook, insertWebhookTest } from '#addon/webhook/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { encryptSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

const webhook = () => ({
  name: name('hook'),
  url: 'https://bitrix.example.ru/hook',
  eventList: ['security.keyMade'],
});

export const fixtures: Fixtures = {
  getWebhooks: none,
  createWebhook: alone(() => ({ body: webhook() })),
  updateWebhook: by(({ hookId: id }) => ({
    params: { id },
    body: { ...webhook(), isActive: true },
  })),
  renewWebhookSecret: by(({ hookId: id }) => ({ params: { id } })),
  getWebhookDeliveries: by(({ hookId: id }) => ({ params: { id } })),
  sendWebhookAgain: by(
    ({ hookId: id, webhookDeliveryId: deliveryId }) => ({ params: { id, deliveryId } }),
    { proof: 'never', unnoted: 'what happened is noted already' },
  ),
  testWebhook: by(({ hookId: id }) => ({ params: { id } }), {
    proof: 'never',
    unnoted: 'a try tells nothing of the company',
  }),
  deleteWebhook: by(({ unusedWebhookId: id }) => ({ params: { id } })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** An address that is told what happens, with something it was told, and one that can be deleted. */
export async function make(scope: Scope, { house }: Pick<Ground, 'house'>) {
  const { keyring, now } = house.context;
  const [hookId, unusedWebhookId, webhookDeliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [hookId, unusedWebhookId]) {
    const sealedSecret = await encryptSecret(keyring, id, 'whsec_c2VjcmV0');
    await insertWebhook(scope, {
      id,
      name: 'Bitrix24',
      url: 'https://bitrix.example.ru/hook',
      sealedSecret,
      eventList: ['security.keyMade'],
      createdAt: now(),
    });
  }
  await insertWebhookTest(scope, { id: webhookDeliveryId, hookId, nextAt: now(), at: now() });
  return { hookId, unusedWebhookId, webhookDeliveryId };
}

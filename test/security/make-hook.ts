import { randomUUID } from 'node:crypto';
import { insertHook, insertHookTest } from '#addon/webhook/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { sealSecret } from '#platform/server/keyring/sealed-secret.ts';

/** An address that is told what happens, with something it was told, and one that can be deleted. */
export async function makeHooks(scope: Scope, { keyring, now }: Pick<Context, 'keyring' | 'now'>) {
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

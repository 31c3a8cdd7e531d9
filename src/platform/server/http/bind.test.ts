import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf } from '#platform/contract/call/envelope.ts';
import type { Context } from '#platform/server/context.ts';
import { stale } from '#platform/server/shared/errors.ts';
import { bind } from './bind.ts';
import { on } from './call.ts';
import { speakFailure } from './failures.ts';
import type { Trouble } from './trouble.ts';

const getPeople = endpoint({
  name: 'getPeople',
  summary: 'People',
  method: 'GET',
  path: '/people',
  access: 'public',
  reply: listOf(z.object({ id: z.string(), name: z.string() })),
});

test('a column more in a select doesn’t leave with the reply', async () => {
  const rows = [{ id: '1', name: 'Anna', accountKey: 'leaked' }];
  const app = fastify();
  const route = on(getPeople)(async () => ({
    data: rows,
    count: 1,
    secret: 'leaked',
    message: '✓',
  }));
  bind(app, route, { config: {} } as Context, async () => null);
  const reply = await app.inject('/people');
  expect(reply.json()).toEqual({
    code: 0,
    message: '✓',
    data: [{ id: '1', name: 'Anna' }],
    count: 1,
  });
  expect(reply.headers['x-total-count']).toBe('1');
});

test('nor with what is saved, where a change comes from an older version', async () => {
  const app = fastify();
  app.setErrorHandler(
    speakFailure({ config: {} } as Context, { is: () => false } as unknown as Trouble),
  );
  const changed = on(getPeople)(async () => {
    throw stale([{ id: '1', name: 'Anna', accountKey: 'leaked' }]);
  });
  bind(app, changed, { config: {} } as Context, async () => null);
  const reply = await app.inject('/people');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ data: [{ id: '1', name: 'Anna' }] });
  expect(reply.body).not.toContain('leaked');
});

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { listOf } from '#contract/platform/call/envelope.ts';
import type { Context } from '#server/context.ts';
import { bind } from './bind.ts';
import { on } from './call.ts';

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
  bind(app, route, {} as Context, async () => null);
  const reply = await app.inject('/people');
  expect(reply.json()).toEqual({
    code: 0,
    message: '✓',
    data: [{ id: '1', name: 'Anna' }],
    count: 1,
  });
  expect(reply.headers['x-total-count']).toBe('1');
});

import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { id } from '#platform/contract/call/fields.ts';
import { photoHash } from './rules/photo-address.ts';

export const getPhoto = endpoint({
  name: 'getPhoto',
  summary: "An employee's photo; its address names its content, so it may be kept for a year",
  method: 'GET',
  path: '/photo/{employeeId}/{hash}',
  access: 'session',
  params: z.strictObject({ employeeId: id, hash: photoHash }),
  reply: 'file',
});

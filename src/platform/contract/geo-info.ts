import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { locale } from '#platform/contract/call/fields.ts';

export const getGeoInfo = endpoint({
  name: 'getGeoInfo',
  summary: 'A language guessed from the country or the browser (rule 8)',
  method: 'GET',
  path: '/geoInfo',
  access: 'public',
  reply: z.object({ locale }),
});

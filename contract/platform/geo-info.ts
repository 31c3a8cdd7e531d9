import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { locale } from '#contract/platform/call/fields.ts';

export const getGeoInfo = endpoint({
  name: 'getGeoInfo',
  summary: 'A language guessed from the country or the browser (rule 8)',
  method: 'GET',
  path: '/geoInfo',
  access: 'public',
  reply: z.object({ locale }),
});

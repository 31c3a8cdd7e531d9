import { Ajv2020 } from 'ajv/dist/2020.js';
import { endpoints } from '#app/contract/all.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { scimMedia } from '#platform/contract/call/scim.ts';
import { describeEndpoints } from '#platform/server/http/openapi.ts';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
}
type Answer = { content: Record<string, { schema: object }> };

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const held = new Set<string>();
let served: Described | undefined;

/**
 * Throws if the first real reply of this call in this process isn't what the served document says, as a client
 * made from it would find.
 */
export function holdToDocument(
  { name, method, path, reply, speaks }: Endpoint,
  body: object,
): void {
  if (typeof reply !== 'object' || held.has(name)) return;
  held.add(name);
  served ??= describeEndpoints(endpoints, 'http://localhost') as unknown as Described;
  const answer =
    served.paths[path]?.[method.toLowerCase()]?.responses[speaks && method === 'POST' ? 201 : 200];
  const schema = answer?.content[speaks ? scimMedia : 'application/json']?.schema ?? false;
  if (!ajv.validate(schema, body))
    throw new Error(`${name} isn't answered as the document says: ${ajv.errorsText()}`);
}

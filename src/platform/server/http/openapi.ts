import { z } from 'zod/mini';
import type { Endpoint, Schema } from '#platform/contract/call/endpoint.ts';
import {
  brandHeader,
  type ErrorName,
  errorCodes,
  failure,
} from '#platform/contract/call/envelope.ts';
import { date, email, lifeDate } from '#platform/contract/call/fields.ts';
import { operationIds } from '#platform/contract/call/operation-ids.ts';
import { scimFailure, scimMedia } from '#platform/contract/call/scim.ts';
import { saidOfFields } from '#platform/contract/table-file.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { paramsOf } from './validate.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of these endpoints. What a strict reader takes it for is what the server does:
 * each reply satisfies its schema, and what a call takes, it may be sent.
 */
export function describeEndpoints(endpoints: readonly Endpoint[], publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assessment 360',
      version: '1',
      description: `Body codes: 0 success, ${Object.entries(errorCodes)
        .map(([name, { code, status }]) => `${code} ${name} (${status})`)
        .join(
          ', ',
        )}. A call may name the brand it means by its slug in the header ${brandHeader}: ${
        errorCodes.otherBrand.code
      } when the session works in another.`,
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of the company (o360_…), which a super administrator makes under Settings, Security. It opens the calls of its scopes, 600 a minute; one with the scope scim 3,000.',
        },
      },
      schemas: { Failure: jsonSchema(failure), ScimFailure: jsonSchema(scimFailure) },
    },
    tags: [...new Set(endpoints.map(({ path }) => tagOf(path)))].map((name) => ({ name })),
    paths: pathsOf(endpoints),
  };
}

function pathsOf(endpoints: readonly Endpoint[]): Record<string, Json> {
  const known = described.paths.get(endpoints);
  if (known) return known;
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.alsoPaths ?? [])]) {
      const methods = [endpoint.method, ...(endpoint.alsoMethods ?? [])];
      const operations = methods.map((method, index) => [
        method.toLowerCase(),
        describe(endpoint, `${idOf(endpoint)}${path === endpoint.path ? '' : 'V2'}${index || ''}`),
      ]);
      paths[path] = { ...paths[path], ...Object.fromEntries(operations) };
    }
  }
  described.paths.set(endpoints, paths);
  return paths;
}

const idOf = ({ name }: Endpoint) => operationIds[name] ?? name;
const tagOf = (path: string) => path.replace(/^\/v2/, '').split('/')[1] ?? '';

/** An invitation's token goes with the call's own fields. */
function securityOf({ access, scope }: Endpoint): Json[] {
  if (scope) return [...(access === 'key' ? [] : [{ bearer: [] }]), { key: [scope] }];
  if (access === 'public') return [];
  return typeof access === 'object' ? [{ bearer: [] }, {}] : [{ bearer: [] }];
}

function describe(endpoint: Endpoint, operationId: string): Json {
  return {
    operationId,
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    description: accessWords(endpoint),
    security: securityOf(endpoint),
    parameters: [...parameters(paramsOf(endpoint), 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

function requestBody({ body, upload, speaks }: Endpoint): Json {
  if (upload) {
    const fields = body ? jsonSchema(body, 'input') : {};
    const schema = withFields({ file: { type: 'string', format: 'binary' } }, fields);
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const schema = jsonSchema(body, 'input');
  const required = !z.safeParse(body, {}).success;
  return {
    requestBody: { required, content: { [speaks ? scimMedia : 'application/json']: { schema } } },
  };
}

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

/** One object, as two in `allOf` would each forbid what the other requires. */
const withFields = (fields: Record<string, Json>, schema: Json & ObjectSchema): Json => ({
  type: 'object',
  ...schema,
  properties: { ...fields, ...schema.properties },
  required: [...Object.keys(fields), ...(schema.required ?? [])],
});

function accessWords({ access, scope, fresh }: Endpoint): string {
  if (access === 'key') return `An API key with scope ${scope}, and nobody else.`;
  const byKey = scope && `Or an API key with scope ${scope}.`;
  const proof = fresh && freshWords[String(fresh) as keyof typeof freshWords];
  return [holderWords(access), ...(byKey ? [byKey] : []), ...(proof ? [proof] : [])].join(' ');
}

function holderWords(access: Exclude<Endpoint['access'], 'key'>): string {
  if (access === 'public') return 'Anybody.';
  if (access === 'session') return 'Any session.';
  if (typeof access === 'object') return `Permission ${access.invited}, or an invitation token.`;
  return `Permission ${access}.`;
}

const freshWords = {
  true: 'Asks for a proof of the last five minutes.',
  sometimes: 'Asks for a proof of the last five minutes, depending on what is asked.',
};

function parameters(schema: Schema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as ObjectSchema;
  const { properties: asSent = {} } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    // What becomes a yes or no has no schema of its own.
    schema: Object.keys(property).length > 0 ? property : asSent[name],
    ...(property.type === 'object' && { style: 'deepObject', explode: true }),
    ...(property.type === 'array' && { style: 'form', explode: false }),
  }));
}

function success({ reply, method, speaks }: Endpoint): Json {
  if (speaks) return successOfScim({ reply, method });
  if (reply === 'empty') return { 205: { description: 'Done' } };
  if (reply === 'file') {
    return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } };
  }
  if (reply === 'stream') {
    return { 200: { description: 'The events', content: { 'text/event-stream': {} } } };
  }
  if (reply === 'redirect') return { 303: { description: 'Leads on, also where it failed' } };
  const envelope = { code: { const: 0 }, message: { type: 'string' } };
  const schema = withFields(envelope, jsonSchema(reply));
  return { 200: { description: 'Success', content: { 'application/json': { schema } } } };
}

function successOfScim({ reply, method }: Pick<Endpoint, 'reply' | 'method'>): Json {
  if (typeof reply !== 'object') return { 204: { description: 'Done' } };
  const content = { [scimMedia]: { schema: jsonSchema(reply) } };
  return { [method === 'POST' ? 201 : 200]: { description: 'Success', content } };
}

function failures(endpoint: Endpoint): Json {
  const errors = possibleErrors(endpoint).map((name) => ({ name, ...errorCodes[name] }));
  const form = endpoint.speaks ? 'ScimFailure' : 'Failure';
  const schema = { $ref: `#/components/schemas/${form}` };
  const content = { [endpoint.speaks ? scimMedia : 'application/json']: { schema } };
  return Object.fromEntries(
    [...groupBy(errors, ({ status }) => status)].map(([status, group]) => [
      status,
      { description: group.map(({ code, name }) => `${code} ${name}`).join(', '), content },
    ]),
  );
}

/** The errors that a call declares, and those that its access and inputs add. */
export function possibleErrors({
  access,
  scope,
  ofAccount,
  ofRaters,
  fromAnywhere,
  fresh,
  ofOwner,
  path,
  body,
  upload,
  errors = [],
}: Endpoint): ErrorName[] {
  const names: ErrorName[] = ['internal', ...errors];
  if (access !== 'public') names.push('unauthenticated');
  if (access !== 'public' && !ofAccount) names.push('otherBrand');
  if (access !== 'public' && !ofRaters && !fromAnywhere) names.push('addressRefused');
  if (access !== 'public' && access !== 'session') names.push('forbidden');
  if (fresh || ofOwner) names.push('proofNeeded');
  // Every call refuses a query key that it does not know.
  names.push('validation');
  if (path.includes('{')) names.push('notFound', 'malformed');
  if (body || upload) names.push('malformed', 'tooLarge', 'unsupportedMedia');
  if (upload || scope) names.push('tooMany');
  return [...new Set(names)];
}

/** What their checks say in words of our own. */
const formats = new Map<Schema, string>([
  [date, 'date'],
  [lifeDate, 'date'],
  [email, 'email'],
]);

/** Describing all takes a tenth of a second, and it is the same for every app of a process. */
const described = {
  input: new WeakMap<Schema, Json>(),
  output: new WeakMap<Schema, Json>(),
  paths: new WeakMap<readonly Endpoint[], Record<string, Json>>(),
};

function jsonSchema(schema: Schema, io: 'input' | 'output' = 'output'): Json {
  const known = described[io].get(schema);
  if (known) return known;
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const format = formats.get(zodSchema as Schema);
      if (format) jsonSchema.format = format;
      const said = saidOfFields.get(zodSchema);
      if (said) jsonSchema.description = said;
    },
  }) as Json;
  described[io].set(schema, json);
  return json;
}

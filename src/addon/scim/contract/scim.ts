import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { scimBase } from '#platform/contract/call/scim.ts';

/**
 * People kept in step by the company's directory of users, such as Entra or Okta (rules 189 to 191). The calls follow
 * RFC 7643 and 7644; a person's id is that of the employee.
 */

/** The most people on one page. */
export const mostOnPage = 200;
const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const meta = z.object({
  resourceType: z.string(),
  location: z.string(),
  created: z.optional(z.string()),
  version: z.optional(z.string()),
});

const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.optional(z.string()),
  meta,
  userName: z.string(),
  name: z.object({
    formatted: z.string(),
    familyName: z.string(),
    givenName: z.string(),
    middleName: z.optional(z.string()),
  }),
  displayName: z.string(),
  title: z.string(),
  active: z.boolean(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  [enterpriseUser]: z.object({
    department: z.string(),
    manager: z.optional(z.object({ value: z.string(), displayName: z.optional(z.string()) })),
  }),
});
export type ScimUser = z.infer<typeof scimUser>;

const listOf = <T extends z.core.$ZodType>(resource: T) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number(),
    startIndex: z.number(),
    itemsPerPage: z.number(),
    Resources: z.array(resource),
  });

/** As the standard has it: what is unknown is passed over. */
const resource = z.record(z.string(), z.unknown());

const operation = z.object({
  op: z.string(),
  /** Null: some programs write it for what they leave out. */
  path: z.optional(z.nullable(z.string())),
  value: z.optional(z.unknown()),
});
export type ScimOperation = z.output<typeof operation>;

const whole = z.string().check(z.regex(/^-?\d{1,9}$/, 'validation.invalid'));

const own = { access: 'key', scope: 'scim', speaks: 'scim' } as const;
/** No guid: an id that nobody has is not found, whatever it looks like. */
const params = z.strictObject({ id: z.string() });
const user = { params, path: `${scimBase}/Users/{id}` } as const;
/** Directories send more than we use: `attributes`, `sortBy`, flags of their own. */
const anyQuery = z.object({});

export const getScimUsers = endpoint({
  ...own,
  name: 'getScimUsers',
  summary: 'SCIM: people, also those who have left, filtered and by pages of 200 at most',
  method: 'GET',
  path: `${scimBase}/Users`,
  query: z.object({
    filter: z.optional(z.string()),
    startIndex: z.optional(whole),
    count: z.optional(whole),
  }),
  reply: listOf(scimUser),
});

export const getScimUser = endpoint({
  ...own,
  ...user,
  name: 'getScimUser',
  summary: 'SCIM: one person',
  method: 'GET',
  query: anyQuery,
  reply: scimUser,
});

export const createScimUser = endpoint({
  ...own,
  name: 'createScimUser',
  summary: 'SCIM: adds a person, or brings back one whom SCIM has deleted',
  method: 'POST',
  path: `${scimBase}/Users`,
  query: anyQuery,
  body: resource,
  reply: scimUser,
  errors: ['conflict'],
});

export const replaceScimUser = endpoint({
  ...own,
  ...user,
  name: 'replaceScimUser',
  summary: 'SCIM: saves what is sent of a person; what isn’t stays',
  method: 'PUT',
  query: anyQuery,
  body: resource,
  reply: scimUser,
  errors: ['conflict'],
});

/** A directory sends a dozen of them: a person has eleven fields. */
const mostOperations = 100;

export const patchScimUser = endpoint({
  ...own,
  ...user,
  name: 'patchScimUser',
  summary: 'SCIM: changes a person; active false is leaving',
  method: 'PATCH',
  query: anyQuery,
  body: z.object({ Operations: z.array(operation).check(z.maxLength(mostOperations)) }),
  reply: scimUser,
  errors: ['conflict'],
});

export const deleteScimUser = endpoint({
  ...own,
  ...user,
  name: 'deleteScimUser',
  summary: 'SCIM: the person leaves, and SCIM sees them no more; nothing is erased',
  method: 'DELETE',
  query: anyQuery,
  reply: 'empty',
  errors: ['conflict'],
});

const supported = z.object({ supported: z.boolean() });

export const getScimConfig = endpoint({
  ...own,
  name: 'getScimConfig',
  summary: 'SCIM: what this service can do',
  method: 'GET',
  path: `${scimBase}/ServiceProviderConfig`,
  query: anyQuery,
  reply: z.object({
    schemas: z.array(z.string()),
    patch: supported,
    bulk: z.object({
      supported: z.boolean(),
      maxOperations: z.number(),
      maxPayloadSize: z.number(),
    }),
    filter: z.object({ supported: z.boolean(), maxResults: z.number() }),
    changePassword: supported,
    sort: supported,
    etag: supported,
    authenticationSchemes: z.array(
      z.object({
        type: z.string(),
        name: z.string(),
        description: z.string(),
        primary: z.boolean(),
      }),
    ),
    meta,
  }),
});

const resourceType = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  endpoint: z.string(),
  schema: z.string(),
  schemaExtensions: z.array(z.object({ schema: z.string(), required: z.boolean() })),
  meta,
});

export const getScimTypes = endpoint({
  ...own,
  name: 'getScimTypes',
  summary: 'SCIM: the kinds of resources: users',
  method: 'GET',
  path: `${scimBase}/ResourceTypes`,
  query: anyQuery,
  reply: listOf(resourceType),
});

export const getScimType = endpoint({
  ...own,
  name: 'getScimType',
  summary: 'SCIM: one kind of resources',
  method: 'GET',
  path: `${scimBase}/ResourceTypes/{id}`,
  params,
  query: anyQuery,
  reply: resourceType,
});

const plainAttribute = {
  name: z.string(),
  type: z.string(),
  description: z.string(),
  multiValued: z.boolean(),
  required: z.boolean(),
  caseExact: z.boolean(),
  mutability: z.string(),
  returned: z.string(),
  uniqueness: z.string(),
};
const attribute = z.object({
  ...plainAttribute,
  subAttributes: z.optional(z.array(z.object(plainAttribute))),
});
export type ScimAttribute = z.infer<typeof attribute>;

const schema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  attributes: z.array(attribute),
  meta,
});

/** Okta asks for it before it sends anybody, Entra as it tries the connection. */
export const getScimGroups = endpoint({
  ...own,
  name: 'getScimGroups',
  summary: 'SCIM: groups, of which there are none',
  method: 'GET',
  path: `${scimBase}/Groups`,
  query: anyQuery,
  reply: listOf(z.object({})),
});

export const getScimSchemas = endpoint({
  ...own,
  name: 'getScimSchemas',
  summary: 'SCIM: which attributes the product keeps',
  method: 'GET',
  path: `${scimBase}/Schemas`,
  query: anyQuery,
  reply: listOf(schema),
});

export const getScimSchema = endpoint({
  ...own,
  name: 'getScimSchema',
  summary: 'SCIM: the attributes of one schema',
  method: 'GET',
  path: `${scimBase}/Schemas/{id}`,
  params,
  query: anyQuery,
  reply: schema,
});

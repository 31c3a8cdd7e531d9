import { mostOnPage, type ScimAttribute } from '#addon/scim/contract/scim.ts';
import { scimBase } from '#platform/contract/call/scim.ts';
import { coreUrn, enterpriseUrn } from './syntax/path.ts';

/** What a directory of users asks first: what the service can do, and which attributes it keeps (RFC 7643, 5 to 7). */

const of = (name: string) => `urn:ietf:params:scim:schemas:core:2.0:${name}`;
const metaOf = (resourceType: string, path: string, publicUrl: string) => ({
  resourceType,
  location: `${publicUrl}/api${scimBase}/${path}`,
});

export const describeConfig = (publicUrl: string) => ({
  schemas: [of('ServiceProviderConfig')],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostOnPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'A key with the scope scim, as a bearer token',
      primary: true,
    },
  ],
  meta: metaOf('ServiceProviderConfig', 'ServiceProviderConfig', publicUrl),
});

export const describeTypes = (publicUrl: string) => [
  {
    schemas: [of('ResourceType')],
    id: 'User',
    name: 'User',
    description: 'Employees',
    endpoint: '/Users',
    schema: coreUrn,
    schemaExtensions: [{ schema: enterpriseUrn, required: false }],
    meta: metaOf('ResourceType', 'ResourceTypes/User', publicUrl),
  },
];

const attribute = (
  name: string,
  description: string,
  given: Partial<ScimAttribute> = {},
): ScimAttribute => ({
  name,
  type: 'string',
  description,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
});

const userAttributes = [
  attribute('userName', 'By which the directory knows the person; the e-mail where none is kept', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('name', 'As in the list of employees', {
    type: 'complex',
    required: true,
    subAttributes: [
      attribute('givenName', 'First name', { required: true }),
      attribute('familyName', 'Last name', { required: true }),
      attribute('middleName', 'Middle name'),
      attribute('formatted', 'Made of the others', { mutability: 'readOnly' }),
    ],
  }),
  attribute('displayName', 'Kept for the directory; people see first and last names'),
  attribute('title', 'Job title; one that is unknown is made'),
  attribute('active', 'False: the person has left', { type: 'boolean' }),
  attribute('emails', 'The one of work is kept', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The address; people sign in with it', { uniqueness: 'server' }),
      attribute('type', 'work'),
      attribute('primary', 'True', { type: 'boolean' }),
    ],
  }),
];

const enterpriseAttributes = [
  attribute('department', 'Department; one that is unknown is made'),
  attribute('manager', 'The first of those who lead the person', {
    type: 'complex',
    subAttributes: [
      attribute('value', 'Id of a user; also their externalId, userName or e-mail'),
      attribute('displayName', 'Their name', { mutability: 'readOnly' }),
    ],
  }),
];

export const describeSchemas = (publicUrl: string) =>
  [
    { id: coreUrn, name: 'User', description: 'Employees', attributes: userAttributes },
    {
      id: enterpriseUrn,
      name: 'EnterpriseUser',
      description: 'Their place in the company',
      attributes: enterpriseAttributes,
    },
  ].map((schema) => ({
    ...schema,
    schemas: [of('Schema')],
    meta: metaOf('Schema', `Schemas/${schema.id}`, publicUrl),
  }));

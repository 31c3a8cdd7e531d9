import type { ScimUser } from '#addon/scim/contract/scim.ts';
import { scimBase } from '#platform/contract/call/scim.ts';
import type { ScimRow } from './queries.ts';
import { coreUrn, enterpriseUrn } from './syntax/path.ts';

/** A person as a resource of SCIM (RFC 7643). */
export function presentUser(row: ScimRow, publicUrl: string): ScimUser {
  const { id, externalId, givenName, familyName, middleName, manager, managerName } = row;
  return {
    schemas: [coreUrn, enterpriseUrn],
    id,
    ...(externalId !== null && { externalId }),
    meta: {
      resourceType: 'User',
      created: row.createdAt,
      location: `${publicUrl}/api${scimBase}/Users/${id}`,
      version: `W/"${row.version}"`,
    },
    userName: row.userName,
    name: {
      formatted: `${givenName} ${familyName}`,
      familyName,
      givenName,
      ...(middleName !== null && { middleName }),
    },
    displayName: row.displayName ?? `${givenName} ${familyName}`,
    title: row.title,
    active: row.active,
    emails: [{ value: row.email, type: 'work', primary: true }],
    [enterpriseUrn]: {
      department: row.department,
      ...(manager !== null && {
        manager: { value: manager, ...(managerName !== null && { displayName: managerName }) },
      }),
    },
  };
}

const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

export const presentResources = <R>(
  Resources: R[],
  { total, startIndex }: { total: number; startIndex: number },
) => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

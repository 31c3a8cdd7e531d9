import { z } from 'zod/mini';

/** What a call that speaks SCIM has in place of our envelope (RFC 7644). */

export const scimMedia = 'application/scim+json';
/** The address under /api that all calls of SCIM begin with. Every answer there is in SCIM's form. */
export const scimBase = '/scim/v2';

export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** More exact than the status (RFC 7644, 3.12). */
export const scimTypes = [
  'invalidFilter',
  'invalidPath',
  'invalidSyntax',
  'invalidValue',
  'mutability',
  'noTarget',
  'uniqueness',
] as const;
export type ScimType = (typeof scimTypes)[number];

export const scimFailure = z.object({
  schemas: z.array(z.literal(errorSchema)),
  /** The status of HTTP, as a text. */
  status: z.string(),
  scimType: z.optional(z.enum(scimTypes)),
  detail: z.string(),
});
export type ScimFailure = z.infer<typeof scimFailure>;

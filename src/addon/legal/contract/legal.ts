import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, one } from '#platform/contract/call/envelope.ts';
import { locale } from '#platform/contract/call/fields.ts';

const detail = z.nullable(z.string());

/** Who holds the rights to the product and offers it (rule 39). Null is what the operator has not set. */
export const rightsHolder = z.object({
  name: detail,
  inn: detail,
  kpp: detail,
  ogrn: detail,
  address: detail,
  head: detail,
  email: detail,
  phone: detail,
  bank: detail,
});
export type RightsHolder = z.infer<typeof rightsHolder>;

/** In the order of their numbers: the first is /documents/document1.pdf, in English /documents/document1.en.pdf. */
export const documentKinds = [
  'registryExtract',
  'registrationCertificate',
  'accreditationCertificate',
  'functionalDescription',
  'userGuide',
  'adminGuide',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document on offer, in one language. It is not a call: `path` is on the host itself. */
export const legalDocument = z.object({
  kind: z.enum(documentKinds),
  locale,
  path: z.string(),
  /** A sample, which says that it is one: the operator hasn't put their own. */
  isSample: z.optional(z.boolean()),
});

export type LegalDocument = z.infer<typeof legalDocument>;

export const getRightsHolder = endpoint({
  name: 'getRightsHolder',
  summary: 'The details of the rights holder',
  method: 'GET',
  path: '/legal/company',
  access: 'public',
  reply: one(rightsHolder),
});

export const getDocumentList = endpoint({
  name: 'getDocumentList',
  summary: 'The documents on offer, in each language; what is missing is left out',
  method: 'GET',
  path: '/legal/documents',
  access: 'public',
  reply: all(legalDocument),
});

import { z } from 'zod/mini';

/**
 * Codes of failures in the body; 0 is success. This is the only list, and the OpenAPI document
 * shows it.
 */
export const errorCodes = {
  validation: { code: 1, status: 400 },
  malformed: { code: 2, status: 400 },
  unauthenticated: { code: 3, status: 401 },
  wrongCredentials: { code: 4, status: 401 },
  forbidden: { code: 5, status: 403 },
  notFound: { code: 6, status: 404 },
  conflict: { code: 7, status: 409 },
  staleVersion: { code: 8, status: 409 },
  tooLarge: { code: 9, status: 413 },
  unsupportedMedia: { code: 10, status: 415 },
  tooMany: { code: 11, status: 429 },
  linkExpired: { code: 12, status: 404 },
  internal: { code: 13, status: 500 },
  unavailable: { code: 14, status: 503 },
  otherBrand: { code: 15, status: 409 },
  proofNeeded: { code: 16, status: 403 },
  enrolNeeded: { code: 19, status: 403 },
  addressRefused: { code: 18, status: 403 },
  ssoRequired: { code: 17, status: 403 },
} as const;
export type ErrorName = keyof typeof errorCodes;

/** One wrong field: its path as the caller wrote it, and the key of the text. */
export const fieldError = z.object({ path: z.string(), message: z.string(), key: z.string() });
export type FieldError = z.infer<typeof fieldError>;

export const failure = z.object({
  code: z.number(),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  data: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failure>;

/** Header with a list's total, which the body has as `count`. */
export const totalCountHeader = 'x-total-count';

/** Header of a PDF that boxes stand in: for how many different signs (decision 260). */
export const undrawnHeader = 'x-undrawn-count';

/**
 * Header with the slug of the brand that the caller's window shows. If the session has moved to
 * another brand, the answer is 409 `otherBrand` and nothing is done (decision 017).
 */
export const brandHeader = 'x-brand';

/** Header by which our web says that it calls. A session in a cookie counts only with it (decision 133). */
export const clientHeader = 'x-client';

/**
 * Header with the id of the session that the caller's window means. A cookie counts only with its own: if it
 * brings another session meanwhile, the answer is 401 and nothing is done (decision 133).
 */
export const sessionHeader = 'x-session';

export const listOf = <T extends z.core.$ZodType>(row: T) =>
  z.object({ data: z.array(row), count: z.number() });
export const one = <T extends z.core.$ZodType>(row: T) => z.object({ data: row });
export const all = <T extends z.core.$ZodType>(row: T) => z.object({ data: z.array(row) });
export const nothing = z.object({});

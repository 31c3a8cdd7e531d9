import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { largestFile, longestField } from '#platform/contract/call/endpoint.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';

/** A file as somebody sent it. Its name and declared type are the sender's and prove nothing. */
export interface Upload {
  bytes: Uint8Array;
  name: string;
}

const limits = {
  fileSize: largestFile,
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: longestField,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** Lets routes that are bound to `app` after this accept multipart forms. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits });
}

/**
 * Reads a multipart form with one file in the field `file` and short text fields beside it. A file
 * that is too large is read to its end and thrown away: a browser would not see an answer in the
 * middle.
 */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new Failure('unsupportedMedia');
  const fields: Record<string, unknown> = {};
  let file: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge({ path: part.fieldname, ...longest });
        fields[part.fieldname] = part.value;
      } else {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = { bytes, name: part.filename };
      }
    }
  } catch (error) {
    throw asFailure(error);
  }
  if (!file) throw invalid({ path: 'file', key: 'validation.required' });
  return { file, fields };
}

const longest = { key: 'validation.tooLong', params: { max: limits.fieldSize } } as const;

const tooLarge = (issue: Issue) =>
  new Failure('tooLarge', {
    issues: [issue],
    text: { key: issue.key, params: issue.params ?? {} },
  });

/** The form reader's errors are about parts. Callers are told which field it is. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const params = { megabytes: largestFile / 1024 / 1024 };
    return tooLarge({ path: 'file', key: 'validation.fileTooLarge', params });
  }
  return new Failure(statusCode === 413 ? 'tooLarge' : 'malformed');
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ErrorName,
  errorCodes,
  type Failure as FailureBody,
} from '#platform/contract/call/envelope.ts';
import { speakIssue } from '#platform/contract/call/issues.ts';
import {
  errorSchema,
  type ScimFailure,
  scimBase,
  scimMedia,
} from '#platform/contract/call/scim.ts';
import type { Context } from '#platform/server/context.ts';
import { elsewhereCode, readOnlyCode } from '#platform/server/db/gate.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import { knownActor } from './call.ts';
import { localeOf } from './locale.ts';
import type { Trouble } from './trouble.ts';

/** Fastify's own refusals, mapped to our errors. */
const frameworkFailures: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMedia',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_ERR_NOT_FOUND: 'notFound',
};

/** PostgreSQL's code. Another call has deleted what was there when it was checked. */
const foreignKeyViolation = '23503';

/** An error of ours, of Fastify, or anything else that was thrown. */
type Thrown = Error & {
  code?: string;
  statusCode?: number;
  headers?: Record<string, string>;
};

/** The status that Fastify gives when a folder of the built files is asked for. */
const folderAsked = 403;
/** The status that it gives when a part of a file is asked for that the file doesn't have. */
const noSuchRange = 416;

/** The one place that turns failures into answers. Nothing internal leaves. */
export function speakFailure(context: Pick<Context, 'log' | 'reporter'>, trouble: Trouble) {
  return (error: Thrown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = whileMoving(error) ?? (trouble.is(error) ? away() : asFailure(error));
    if (failure.failure === 'internal') {
      const { url: route = '' } = request.routeOptions;
      const company = knownActor(request)?.brandSlug ?? null;
      context.log.error({ err: error, requestId: request.id, route, company });
      context.reporter?.reportOwn(error, { route, requestId: request.id });
    }
    const { retryAfterSeconds } = failure.details;
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
    const isRange = error.statusCode === noSuchRange;
    if (isRange) reply.headers(error.headers ?? {});
    if (request.url.startsWith(`/api${scimBase}`)) return sendScim(failure, request, reply);
    return reply.status(isRange ? noSuchRange : failure.status).send(bodyOf(failure, request));
  };
}

/** How long callers are told to wait, in seconds. A database that starts again is back within a few. */
const awayFor = 5;
export const away = () => new Failure('unavailable', { retryAfterSeconds: awayFor });

/** The failure of a call for a company that is being moved, or that has moved to another installation (rule 95). */
function whileMoving({ code }: Thrown): Failure | undefined {
  if (code === readOnlyCode) {
    return new Failure('unavailable', { text: { key: 'errors.readOnly' }, retryAfterSeconds: 15 });
  }
  if (code !== elsewhereCode) return undefined;
  return new Failure('unavailable', { text: { key: 'errors.moved' }, retryAfterSeconds: 60 });
}

function asFailure(error: Thrown): Failure {
  if (error instanceof Failure) return error;
  if (error.code === foreignKeyViolation) {
    return new Failure('conflict', { text: { key: 'errors.gone' } });
  }
  const name = frameworkFailures[error.code ?? ''];
  if (name) return new Failure(name);
  if (error.statusCode === folderAsked) return new Failure('notFound');
  const isCallersFault = (error.statusCode ?? 500) < 500;
  return new Failure(isCallersFault ? 'malformed' : 'internal');
}

function bodyOf({ failure, details }: Failure, request: FastifyRequest): FailureBody {
  const t = speak[localeOf(request)];
  const errors = details.issues?.map((issue) => ({
    path: issue.path,
    key: issue.key,
    message: speakIssue(issue, t),
  }));
  const first = failure === 'conflict' ? errors?.[0]?.message : undefined;
  return {
    code: errorCodes[failure].code,
    message: details.text
      ? speakIssue(details.text, t)
      : (first ?? speakIssue({ key: `errors.${failure}` }, t)),
    ...(errors && { errors }),
    ...(details.data !== undefined && { data: details.data }),
    ...request.routeOptions.config.keep?.({ data: details.saved }),
    ...(failure === 'internal' && { requestId: request.id }),
  };
}

/** Answers any failure in SCIM's own form: its clients read no other. */
function sendScim(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const { message, errors = [] } = bodyOf(failure, request);
  const { scimType, text } = failure.details;
  const wrong = errors.map(({ path, message: said }) => (path ? `${path}: ${said}` : said));
  const isWrong = failure.failure === 'validation';
  const type = scimType ?? (isWrong ? 'invalidValue' : undefined);
  const body: ScimFailure = {
    schemas: [errorSchema],
    status: String(failure.status),
    ...(type && { scimType: type }),
    detail: isWrong && !text && wrong.length > 0 ? wrong.join('; ') : message,
  };
  return reply
    .status(failure.status)
    .header('content-type', `${scimMedia}; charset=utf-8`)
    .send(JSON.stringify(body));
}

/**
 * What no address of the app is like: calls, built files, whatever begins with a dot or ends like a file.
 * The last part of a personal link is longer than any such ending.
 */
const noPage = /^\/(?:api|assets)(?![^/?])|^[^?]*(?:\/\.|\.[a-z][a-z0-9]{1,10}(?:$|\?))/i;

/** Unknown addresses: a browser that wants a page gets the app, everybody else our envelope. */
export function notFoundHandler(speak: ReturnType<typeof speakFailure>) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !noPage.test(request.url) &&
      request.headers.accept?.includes('text/html');
    if (isPage && request.server.sendPage) return request.server.sendPage(request, reply);
    return speak(new Failure('notFound', { text: { key: 'errors.noSuchCall' } }), request, reply);
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ErrorName,
  errorCodes,
  type Failure as FailureBody,
} from '#contract/platform/call/envelope.ts';
import { speakIssue } from '#contract/platform/call/issues.ts';
import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { elsewhereCode, readOnlyCode } from '#server/platform/db/gate.ts';
import { Failure } from '#server/platform/shared/errors.ts';
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
type Thrown = Error & { code?: string; statusCode?: number };

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
    return reply.status(failure.status).send(bodyOf(failure, request));
  };
}

/** In seconds. A database that starts again is back within some. */
const awayFor = 5;
export const away = () => new Failure('unavailable', { retryAfterSeconds: awayFor });

/** Of a company that is being moved, or that has moved to another installation (rule 95). */
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

/** Unknown addresses: a browser that wants a page gets the app, everybody else our envelope. */
export function notFoundHandler(speak: ReturnType<typeof speakFailure>) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/api(?![^/?])/.test(request.url) &&
      request.headers.accept?.includes('text/html');
    if (isPage && request.server.sendPage) return request.server.sendPage(request, reply);
    return speak(new Failure('notFound', { text: { key: 'errors.noSuchCall' } }), request, reply);
  };
}

import type { ReportedError } from '#platform/contract/report-errors.ts';

export interface Report extends ReportedError {
  platform: 'javascript' | 'node';
  /** PostgreSQL's or Node's, such as 23505 or ECONNREFUSED. */
  code?: string | undefined;
  /** Under this id our own log tells the rest. */
  requestId?: string | undefined;
}

interface Target {
  address: string;
  key: string;
}

/** `https://key@host/path/7` is told at `https://host/path/api/7/envelope/`. */
export function targetOf(dsn: string): Target {
  const url = new URL(dsn);
  const path = url.pathname.split('/');
  const project = path.pop();
  return { address: `${url.origin}${path.join('/')}/api/${project}/envelope/`, key: url.username };
}

/** A Sentry envelope with one event, as develop.sentry.dev says. Sentry wants the outermost frame first. */
export function envelopeOf(report: Report, { id, now }: { id: string; now: Date }): string {
  const { platform, name, route, frames, code, requestId } = report;
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform,
    level: 'error',
    logger: platform === 'node' ? 'server' : 'web',
    transaction: route,
    tags: { ...(code && { code }), ...(requestId && { requestId }) },
    exception: {
      values: [
        {
          type: name,
          value: code ?? '',
          stacktrace: {
            frames: frames.toReversed().map(({ file, function: called, line, column }) => ({
              filename: file,
              function: called,
              lineno: line,
              colno: column,
              in_app: !file.startsWith('node_modules/'),
            })),
          },
        },
      ],
    },
  };
  const header = { event_id: id, sent_at: now.toISOString() };
  return [header, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}

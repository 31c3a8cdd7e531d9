import { randomUUID } from 'node:crypto';
import { mostReports } from '#contract/report-errors.ts';
import type { Config } from '#server/config.ts';
import { envelopeOf, type Report, targetOf } from './envelope.ts';
import { cleanError } from './server-error.ts';

/** Tells where the operator collects errors, and never fails or holds anybody up. */
export interface Reporter {
  report: (report: Report) => void;
  /** An error of the server itself, in a route or a job. */
  reportOwn: (error: Error, where: { route: string; requestId?: string }) => void;
}

const window = 10 * 60 * 1000;
const patience = 5_000;

/** Null where no DSN is set: nothing is reported. `clock` counts ms and never goes back. */
export function createReporter(
  { errorDsn }: Config,
  warn: (line: string) => void,
  clock: () => number = () => performance.now(),
): Reporter | null {
  if (!errorDsn) return null;
  const { address, key } = targetOf(errorDsn);
  const auth = `Sentry sentry_version=7, sentry_client=otsenka-360/1, sentry_key=${key}`;
  const allowed = { web: allowance(clock), own: allowance(clock) };

  async function send(report: Report): Promise<void> {
    const id = randomUUID().replaceAll('-', '');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: envelopeOf(report, { id, now: new Date() }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) warn(`an error was not reported: ERROR_DSN answers ${response.status}`);
  }
  const tell = (report: Report) =>
    void send(report).catch(() => warn('an error was not reported: ERROR_DSN does not answer'));
  return {
    report: (report) => allowed.web() && tell(report),
    reportOwn: (error, { route, requestId }) =>
      allowed.own() && tell({ platform: 'node', ...cleanError(error, route), requestId }),
  };
}

/** Whether one more may go, of so many within the window. */
function allowance(clock: () => number): () => boolean {
  let sent: number[] = [];
  return () => {
    sent = sent.filter((at) => clock() - at < window);
    if (sent.length >= mostReports.ofServer) return false;
    sent.push(clock());
    return true;
  };
}

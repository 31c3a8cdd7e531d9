import { randomUUID } from 'node:crypto';
import { mostErrorReports } from '#contract/platform/report-errors.ts';
import { addressBlock } from '#server/platform/shared/address-block.ts';
import type { Config } from '#server/platform/shared/config.ts';
import { envelopeOf, type Report, targetOf } from './envelope.ts';
import { cleanError } from './server-error.ts';

/** Tells where the operator collects errors, and never fails or holds anybody up. */
export interface Reporter {
  /** An error of a page, told from this address. That is counted here and told to nobody. */
  report: (report: Report, address: string) => void;
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
  const { ofNetwork, ofAll, ofServer } = mostErrorReports;
  const isAllowed = {
    web: allowance(clock, { ofOne: ofNetwork, ofAll }),
    own: allowance(clock, { ofOne: ofServer, ofAll: ofServer }),
  };

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
    report: (report, address) => isAllowed.web(addressBlock(address)) && tell(report),
    reportOwn: (error, { route, requestId }) =>
      isAllowed.own('') && tell({ platform: 'node', ...cleanError(error, route), requestId }),
  };
}

/**
 * Whether one more of this sender may go: one sender alone never silences the others. What may not
 * is not counted, so no more than `ofAll` are kept in mind.
 */
function allowance(
  clock: () => number,
  { ofOne, ofAll }: { ofOne: number; ofAll: number },
): (sender: string) => boolean {
  let sent: { sender: string; at: number }[] = [];
  return (sender) => {
    const now = clock();
    sent = sent.filter(({ at }) => now - at < window);
    const own = sent.filter((one) => one.sender === sender);
    if (sent.length >= ofAll || own.length >= ofOne) return false;
    sent.push({ sender, at: now });
    return true;
  };
}

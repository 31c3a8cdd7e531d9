import { randomUUID } from 'node:crypto';
import { addressBlock, networkOf } from '#platform/server/shared/address/address-block.ts';
import type { Config } from '#platform/server/shared/config.ts';
import { envelopeOf, type Report, targetOf } from './envelope.ts';
import { cleanError } from './server-error.ts';

/** Tells where the operator collects errors, and never fails or holds anybody up. */
export interface Reporter {
  /** An error of a page, told from this address. That is counted here and told to nobody. */
  report: (report: Report, address: string) => void;
  /** An error of the server itself, in a route or a job. */
  reportOwn: (error: Error, where: { route: string; requestId?: string }) => void;
}

/**
 * The most that are passed on within ten minutes (rule 78): of one address, of all pages together, of the
 * server itself. The first one of each network goes from an allowance of its own, so that few networks
 * don't silence the others.
 */
export const mostErrorReports = { ofAddress: 10, ofAll: 60, ofFirst: 240, ofServer: 30 };

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
  const { ofAddress, ofAll, ofFirst, ofServer } = mostErrorReports;
  const isAllowed = {
    web: allowance(clock, { ofOne: ofAddress, ofAll, ofFirst }),
    own: allowance(clock, { ofOne: ofServer, ofAll: ofServer, ofFirst: 1 }),
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
    report: (report, address) => isAllowed.web(senderOf(address)) && tell(report),
    reportOwn: (error, { route, requestId }) =>
      isAllowed.own({ one: '', network: '' }) &&
      tell({ platform: 'node', ...cleanError(error, route), requestId }),
  };
}

/** Whoever has many addresses in one network is one sender who is new once. */
interface Sender {
  one: string;
  network: string;
}

function senderOf(address: string): Sender {
  const one = addressBlock(address);
  return { one, network: networkOf(address) ?? one };
}

/** Whether one more of this sender may go. What may not is not counted, so no more are kept in mind than go. */
function allowance(
  clock: () => number,
  { ofOne, ofAll, ofFirst }: { ofOne: number; ofAll: number; ofFirst: number },
): (sender: Sender) => boolean {
  let sent: (Sender & { isFirst: boolean; at: number })[] = [];
  return ({ one, network }) => {
    const now = clock();
    sent = sent.filter(({ at }) => now - at < window);
    const isFirst = !sent.some((other) => other.network === network);
    const alike = sent.filter((other) => other.isFirst === isFirst);
    if (alike.length >= (isFirst ? ofFirst : ofAll)) return false;
    if (sent.filter((other) => other.one === one).length >= ofOne) return false;
    sent.push({ one, network, isFirst, at: now });
    return true;
  };
}

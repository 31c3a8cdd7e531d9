import type { SsoFailure } from '#core/sso/contract/rules/sso.ts';

/** What went wrong between us and a provider, as a person may read it. */
export class SsoTrouble extends Error {
  readonly failure: SsoFailure;
  /** The provider's own words, or by how many seconds the clocks differ. For those who run it. */
  readonly detail: string | null;

  constructor(failure: SsoFailure, detail: string | null = null, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
    this.detail = detail?.slice(0, 300) ?? null;
  }
}

interface Told {
  code?: unknown;
  error?: unknown;
  error_description?: unknown;
  cause?: unknown;
  status?: unknown;
}

const timeout = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];
const unanswered = ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** What an error of the library is. What is not known is the token's fault: then nobody comes in. */
export function troubleOf(thrown: unknown): SsoTrouble {
  if (thrown instanceof SsoTrouble) return thrown;
  const error = thrown as Told & Error;
  const code = String(error.code ?? '');
  const said = [error.error, error.error_description].filter((part) => typeof part === 'string');
  const words = said.length > 0 ? said.join(': ') : error.message;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return clockTrouble(error);
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return new SsoTrouble('denied', words, error);
  if (error.error === 'invalid_client' || error.error === 'unauthorized_client') {
    return new SsoTrouble('badSecret', words, error);
  }
  if (code === 'OAUTH_RESPONSE_BODY_ERROR') {
    const isOurs = Number(error.status) < 500;
    return new SsoTrouble(isOurs ? 'badToken' : 'away', words, error);
  }
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return new SsoTrouble('badSecret', words, error);
  const isAway = timeout.includes(code) || unanswered.includes(code) || isOfNetwork(error);
  return new SsoTrouble(isAway ? 'away' : 'badToken', words, error);
}

/** Whatever the way out throws has no code of the library. */
const isOfNetwork = ({ code, cause }: Told): boolean =>
  !String(code ?? '').startsWith('OAUTH_') &&
  !(cause as Told | undefined)?.code?.toString().startsWith('OAUTH_');

function clockTrouble(error: Told & Error): SsoTrouble {
  const cause = error.cause as { claims?: { iat?: number }; now?: number; cause?: unknown };
  const { claims, now } = (cause.cause ?? cause) as { claims?: { iat?: number }; now?: number };
  const apart = Math.round((claims?.iat ?? 0) - (now ?? 0));
  return new SsoTrouble('clock', String(apart), error);
}

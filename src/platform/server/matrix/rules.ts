import type { Config } from '#platform/server/shared/config.ts';

/** Whether there is anything to open: the application, or what stands in for it in a demo (rule 174). */
export const hasMatrix = ({ matrixUrl, demo }: Pick<Config, 'matrixUrl' | 'demo'>): boolean =>
  matrixUrl !== undefined || demo;

/** Where the matrix application lives, on our host and on its own (rule 38). */
export const matrixPath = '/v2/matrix';

type Headers = Record<string, string | string[] | undefined>;

/**
 * Whether an address stays under the path, however a server may read it: what stands before the
 * application may decode it more than once.
 */
export function isConfined(pathname: string): boolean {
  const parts = pathname
    .replaceAll(/%(?:25)*2e/gi, '.')
    .replaceAll(/%(?:25)*(?:2f|5c)/gi, '/')
    .split(/[\\/]/);
  const isBelow = !parts.some((part) => part === '..' || part === '.');
  return isBelow && isReadable(pathname) && /^\/v2\/matrix(\/|$)/.test(pathname);
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** What the application hears of a call: what its own pages send, and nothing that says who calls or from where. */
const there = new Set(
  `accept accept-encoding accept-language authorization cache-control content-encoding content-length content-type
  cookie host if-match if-modified-since if-none-match if-range if-unmodified-since last-event-id origin pragma range
  referer transfer-encoding user-agent x-csrf-token x-requested-with x-xsrf-token`.split(/\s+/),
);
/** The product's own cookies: which notes somebody has closed, and the session, here or at another port. */
const ownCookie = /^(info-.*|__Host-session|session(-\d+)?)=/i;

interface Caller {
  ip: string;
  protocol: string;
  host: string;
}

/**
 * What goes to the application: of what its own pages send what it may know, and who calls as we know it. The
 * product's cookies and all hearsay stay here.
 */
export function headersThere(given: Headers, { ip, protocol, host }: Caller): Headers {
  const kept = Object.entries(given).filter(([name]) => there.has(name));
  const { cookie, ...headers } = Object.fromEntries(kept);
  const cookies = String(cookie ?? '')
    .split(/; */)
    .filter((one) => one !== '' && !ownCookie.test(one))
    .join('; ');
  return {
    ...headers,
    ...(cookies && { cookie: cookies }),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** What comes back: of the page itself, nothing of the whole host, of the connection or for other origins. */
const back = new Set(
  `accept-ranges age allow cache-control content-disposition content-encoding content-language content-length
  content-range content-security-policy content-security-policy-report-only content-type etag expires last-modified
  location pragma retry-after set-cookie vary www-authenticate x-content-type-options x-total-count`.split(
    /\s+/,
  ),
);

/**
 * What comes back. The application's Content-Security-Policy takes the place of ours, which it keeps
 * where it has none. Where it sends somebody to its own host, they stay on ours. Its cookies are for its own path.
 */
export function headersBack(given: Headers, origin: string): Headers {
  const kept = Object.entries(given).filter(([name]) => back.has(name));
  const { 'set-cookie': cookies = [], ...headers } = Object.fromEntries(kept) as Headers;
  const own = [cookies].flat().filter(isOfItsPath);
  const { location } = headers;
  if (typeof location === 'string' && location.startsWith(`${origin}/`)) {
    headers.location = location.slice(origin.length);
  }
  return { ...headers, ...(own.length > 0 && { 'set-cookie': own }) };
}

/** The last path named counts, as in a browser; one of its whole domain is none of ours, nor is one by our names. */
function isOfItsPath(cookie: string): boolean {
  const [named = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const pairs = attributes.map((one) => one.split('=', 2).map((part) => part.trim()));
  const path = pairs.findLast(([name]) => name?.toLowerCase() === 'path')?.[1] ?? '';
  const isOfHost = !pairs.some(([name]) => name?.toLowerCase() === 'domain');
  return isOfHost && !ownCookie.test(named) && /^\/v2\/matrix(\/|$)/.test(path);
}

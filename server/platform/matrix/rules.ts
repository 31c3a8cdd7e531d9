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

/**
 * What a proxy before us, or a caller who plays one, has said of where a call comes from and goes to. Some
 * programs take `_` for `-`. To `expect` our own server has answered.
 */
const fromOutside = /^(forwarded|via|expect|x[-_](forwarded|real|original|rewrite)[-_].*)$/;
/** The product's own cookies: which notes somebody has closed. */
const ownCookie = /^info-/;

interface Caller {
  ip: string;
  protocol: string;
  host: string;
}

/**
 * What goes to the application: all that its own pages send, so its cookies and its `authorization`,
 * and who calls as we know it. The product's cookies and all hearsay stay here.
 */
export function headersThere(given: Headers, { ip, protocol, host }: Caller): Headers {
  const kept = Object.entries(given).filter(([name]) => !fromOutside.test(name));
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

/** What would reach beyond the application's own path or its connection, or names our software. */
const notBack = [
  'strict-transport-security',
  'service-worker-allowed',
  'clear-site-data',
  'alt-svc',
  'nel',
  'report-to',
  'connection',
  'keep-alive',
  'x-request-id',
];

/**
 * What comes back. The application's Content-Security-Policy takes the place of ours, which it keeps
 * where it has none. Where it sends somebody to its own host, they stay on ours.
 */
export function headersBack(given: Headers, origin: string): Headers {
  const kept = Object.entries(given).filter(([name]) => !notBack.includes(name));
  const headers: Headers = Object.fromEntries(kept);
  const { location } = headers;
  if (typeof location === 'string' && location.startsWith(`${origin}/`)) {
    headers.location = location.slice(origin.length);
  }
  return headers;
}

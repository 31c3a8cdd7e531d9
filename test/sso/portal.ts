import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Cookies, cookieHeader, keepCookies } from './browser.ts';

/** A browser, without scripts, at a sign-in server that asks by forms. */

interface Page {
  status: number;
  /** Where it leads. */
  location: string | undefined;
  body: string;
}

/** Loads a page over TLS as its authority `ca` vouches for it, or sends a form to it. */
export async function loadPage(
  url: URL,
  { ca, cookies = new Map(), form }: { ca: string; cookies?: Cookies; form?: URLSearchParams },
): Promise<Page> {
  const body = form?.toString();
  const sent = {
    ca,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: cookieHeader(cookies),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  };
  return new Promise((resolve, reject) => {
    request(url, sent, (reply) => {
      const { statusCode = 0, headers } = reply;
      keepCookies(cookies, headers['set-cookie'] ?? []);
      text(reply).then(
        (page) => resolve({ status: statusCode, location: headers.location, body: page }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Follows the portal from `start` until it leads elsewhere. Every form is sent as it stands; where one asks for a
 * password, `person` signs in, whose name is their password. Returns where it leads, and how often it asked for a
 * password.
 */
export async function passPortal(
  start: string,
  { ca, cookies, person }: { ca: string; cookies: Cookies; person: string },
): Promise<{ to: URL; asked: number }> {
  const { origin } = new URL(start);
  let asked = 0;
  let at = new URL(start);
  let form: URLSearchParams | undefined;
  for (let steps = 0; at.origin === origin; steps += 1) {
    const { location, body } = await loadPage(at, { ca, cookies, ...(form && { form }) });
    const found = location === undefined ? readForm(body) : undefined;
    if ((location === undefined && !found) || steps > 10) {
      throw new Error(`The portal stopped at ${at.pathname}: ${body}`);
    }
    if (found?.fields.has('password')) {
      asked += 1;
      found.fields.set('user', person);
      found.fields.set('password', person);
    }
    form = found?.fields;
    at = new URL(location ?? found?.action ?? '', at);
  }
  return { to: at, asked };
}

/** The first form of a page: where it is sent, and what it sends. */
function readForm(page: string): { action: string; fields: URLSearchParams } | undefined {
  const [, opening = '', inside = ''] = /<form([^>]*)>(.*?)<\/form>/s.exec(page) ?? [];
  if (!opening) return undefined;
  const fields = new URLSearchParams();
  for (const [input] of inside.matchAll(/<input[^>]*>/gs)) {
    const name = attribute(input, 'name');
    if (name && attribute(input, 'type') !== 'checkbox') {
      fields.set(name, attribute(input, 'value'));
    }
  }
  return { action: attribute(opening, 'action'), fields };
}

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

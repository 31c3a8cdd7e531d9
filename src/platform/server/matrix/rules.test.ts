import { describe, expect, test } from 'vitest';
import { headersBack, headersThere, isConfined } from './rules.ts';

describe('an address of the matrix application', () => {
  test.each([
    '/v2/matrix',
    '/v2/matrix/',
    '/v2/matrix/a/b.js',
    '/v2/matrix/%D0%BE',
    '/v2/matrix/..a',
    '/v2/matrix/100%25',
    '/v2/matrix/a%2Fb%252Fc',
  ])('%s is one', (path) => expect(isConfined(path)).toBe(true));

  test.each([
    '/v2/matrix/../api',
    '/v2/matrix/%2e%2e/api',
    '/v2/matrix/..%2fapi',
    '/v2/matrix/..%5capi',
    '/v2/matrix/%252e%252E/api',
    '/v2/matrix/a%25252f..%25252Fapi',
    '/v2/matrix/./../../api',
    '/v2/matrix\\..\\api',
    '/v2/matrix/%',
    '/v2/matrixes',
    '/v2/other',
    'http://elsewhere.example/v2/matrix/a',
  ])('%s is none', (path) => expect(isConfined(path)).toBe(false));
});

const caller = { ip: '203.0.113.7', protocol: 'https', host: 'assess.example' };
const there = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'assess.example',
};

test('the application hears who calls from us alone, and nothing of our cookies', () => {
  const given = {
    accept: 'text/html',
    authorization: 'Bearer its own pages send it',
    cookie:
      'info-journal=closed; matrix=1; session=a; __Host-session=b; session-3000=c; theme=dark',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-user': 'root',
    'x-real-ip': '10.0.0.1',
    forwarded: 'for=10.0.0.1',
    via: '1.1 somewhere',
    // Programs that read headers from their environment can't tell these from the ones above.
    x_forwarded_for: '10.0.0.1',
    x_real_ip: '10.0.0.1',
    // Some read their address from these, and not from where it stands.
    'x-original-url': '/secret',
    'x-rewrite-url': '/secret',
    // Answered by our server already.
    expect: '100-continue',
    // Who somebody is, to programs behind a proxy that signs people in.
    'remote-user': 'root',
    'x-http-method-override': 'DELETE',
  };
  expect(headersThere(given, caller)).toEqual({
    accept: 'text/html',
    authorization: 'Bearer its own pages send it',
    cookie: 'matrix=1; theme=dark',
    ...there,
  });
  expect(headersThere({ cookie: 'info-journal=closed' }, caller)).toEqual(there);
});

test('its answers reach nothing beyond its path, and keep people on our host', () => {
  const origin = 'http://matrix:8080';
  const given = {
    'content-type': 'text/html',
    'set-cookie': [
      'a=1; Path=/v2/matrix',
      'b=2; HttpOnly; path=/v2/matrix/api',
      'c=3',
      'd=4; Path=/',
      'e=5; Path=/v2/matrix; Path=/',
      'f=6; Path=/v2/matrixes',
      'g=7; Path=/v2/matrix; Domain=example.com',
      '__Host-session=8; Path=/v2/matrix',
      'session-80=9; Path=/v2/matrix',
    ],
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    refresh: '0; url=https://elsewhere.example',
    'service-worker-allowed': '/',
    'clear-site-data': '"*"',
    'strict-transport-security': 'max-age=1; includeSubDomains',
    'x-request-id': 'its own',
    // Of the whole host: where it is also found, and who is told which of its addresses failed.
    'alt-svc': 'h3="elsewhere.example:443"',
    nel: '{"report_to":"all","max_age":1}',
    'report-to': '{"group":"all","max_age":1,"endpoints":[{"url":"https://elsewhere.example"}]}',
    // Of its own connection, not of ours.
    connection: 'keep-alive',
    'keep-alive': 'timeout=5',
    location: `${origin}/v2/matrix/b?c`,
  };
  expect(headersBack(given, origin)).toEqual({
    'content-type': 'text/html',
    'set-cookie': ['a=1; Path=/v2/matrix', 'b=2; HttpOnly; path=/v2/matrix/api'],
    location: '/v2/matrix/b?c',
  });
  for (const location of ['/v2/matrix/b', 'https://sign-in.example/', `${origin}.example/`])
    expect(headersBack({ location }, origin)).toEqual({ location });
});

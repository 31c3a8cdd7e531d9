/** How a page of the product calls, which alone may use the session in a cookie (decision 133). */
export const ownPage = { 'x-client': 'web', 'sec-fetch-site': 'same-origin' };

interface Reply {
  headers: Record<string, unknown>;
  body?: { session?: string | undefined };
}

/** The pair of the cookie that a reply sets, as a browser sends it back; '' where it sets none. */
export const cookieFrom = ({ headers }: Pick<Reply, 'headers'>): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** The headers of a page of ours in the browser that got this reply. */
export const browserOf = (reply: Reply): Record<string, string> => ({
  ...ownPage,
  cookie: cookieFrom(reply),
  'x-session': reply.body?.session ?? '',
});

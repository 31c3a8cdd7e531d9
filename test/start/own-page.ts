/** How a page of the product calls, which alone may use the session in a cookie (decision 133). */
export const ownPage = { 'x-client': 'web', 'sec-fetch-site': 'same-origin' };

/** The pair of the cookie that a reply sets, as a browser sends it back; '' where it sets none. */
export const cookieFrom = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

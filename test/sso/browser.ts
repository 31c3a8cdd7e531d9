/** A browser's cookies at one host. */
export type Cookies = Map<string, string>;

/** Keeps what an answer sets, from its `Set-Cookie` lines. An empty one is gone. */
export function keepCookies(cookies: Cookies, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}

/** As the browser sends them. */
export const cookieHeader = (cookies: Cookies): string =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

/** A browser: its cookies at ours, and at the provider. */
export interface Browser {
  own: Cookies;
  there: Cookies;
}
export const newBrowser = (): Browser => ({ own: new Map(), there: new Map() });

/** Of an answer, the token of the session that its cookie brings. */
export const tokenOf = ({ own }: Browser): string | undefined =>
  [...own].find(([name]) => /session/.test(name))?.[1];

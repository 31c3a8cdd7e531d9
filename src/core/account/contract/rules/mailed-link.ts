export type MailedPage = 'restore-password' | 'join' | 'new-email';

/** Where a letter leads. The token stands behind the #, which no server and no proxy sees. */
export const mailedLink = (page: MailedPage, token: string): string =>
  `/${page}/link#token=${token}`;

/** Letters of former versions have it in the path, as the specification's addresses do. */
export const tokenOfLink = (inPath: string, hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? inPath;

/** The account as its passkeys keep it: the sixteen bytes of its id. */
export const handleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

/** The account that a passkey names. Undefined where it names none of ours. */
export function accountOf(handle = ''): string | undefined {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return parts?.slice(1).join('-');
}

import type { DatabaseTable } from './queries.ts';

/** Says in SQL which rows of a table go into a file; null where none do. */
export type Choose = (table: DatabaseTable) => string | null;

/**
 * What belongs to the moment stays behind: who is signed in, the handoffs between hosts and the passes to
 * the matrix, which die with a session, the failures counted in a quarter of an hour, and sign-ins that are on
 * their way. A session that was ended after the copy must not come back with it.
 */
const passing: Record<string, string | null> = {
  session: null,
  attempt: null,
  sign_in_ticket: null,
  one_time_token: `purpose not in ('handoff', 'choice', 'mailCode', 'letIn')`,
  // Which keyring a database has is a matter of where it runs.
  keyring_master: null,
  // Which lines were written is a matter of where it runs, too.
  audit_line: null,
  // A key that was withdrawn after the copy must not come back with it.
  api_key: null,
  // Where a company's news go is decided where it runs: a copy that is tried out elsewhere calls nobody.
  hook: null,
  hook_delivery: null,
  sso_attempt: null,
  sso_test: null,
  sso_spent: null,
  // Only the rater ever knows of answers that are not sent (rule 139).
  begun: null,
  handover: null,
};

export const allRows: Choose = ({ name }) => (name in passing ? (passing[name] ?? null) : 'true');

/**
 * A brand's rows: those that name it, itself, the accounts of its members and what it has typed about
 * people who have not accepted yet. Throws for a table of the installation that it doesn't know.
 */
export const rowsOfBrand =
  (brandId: string): Choose =>
  ({ name, isOwned }) => {
    if (isOwned) return name in passing ? null : `brand_id = '${brandId}'`;
    const ofBrand: Record<string, string | null> = {
      brand: `id = '${brandId}'`,
      brand_elsewhere: null,
      account: accountsOf(brandId),
      session: null,
      // The keys that seal them stay here: people enrol anew there.
      account_factor: null,
      account_recovery: null,
      trusted_device: null,
      sign_in_ticket: null,
      one_time_token: `for_brand_id = '${brandId}' and ${passing.one_time_token}`,
      attempt: null,
      secret: null,
      keyring_master: null,
      // A domain is proven anew where the company goes: a file can name anybody's.
      brand_domain: null,
    };
    const condition = ofBrand[name];
    if (condition === undefined)
      throw new Error(`src/addon/backup/server/rows.ts: what of ${name} is a brand's?`);
    return condition;
  };

/** Says in SQL which rows of a brand's file may come in: nothing of another brand, nobody's session. */
export const rowsToTakeIn =
  (brandId: string): ((table: DatabaseTable) => string) =>
  (table) =>
    table.name === 'account'
      ? `waits_in is null or waits_in = '${brandId}'`
      : (rowsOfBrand(brandId)(table) ?? 'false');

const sharedWith = (brandId: string): string =>
  `account.id in (select account_id from membership where brand_id <> '${brandId}')`;

/**
 * What stands in place of columns in a brand's file, in SQL. A password that opens other companies too is
 * not this one's to take along: the person sets one by a letter where it comes to (rule 75).
 */
export const insteadFor =
  (brandId: string) =>
  ({ name }: DatabaseTable): Record<string, string> =>
    name === 'account'
      ? { password_hash: `case when not ${sharedWith(brandId)} then password_hash end` }
      : {};

/** The accounts whose passwords stay behind, in SQL. */
export const withoutPassword = (brandId: string): string =>
  `password_hash is not null and (${accountsOf(brandId)}) and ${sharedWith(brandId)}`;

export const jobsOf = (brandId: string): string => `payload ->> 'brandId' = '${brandId}'`;

export const accountsOf = (brandId: string): string =>
  `waits_in = '${brandId}' or
    id in (select account_id from membership where brand_id = '${brandId}')`;

/**
 * The first half of the advisory locks that are the gates of brands. Each transaction of a brand holds its
 * gate shared (`enter_brand`). Who holds it alone knows that nobody writes in that brand (decision 123).
 */
export const gateClass = 360_000_004;

/** What `enter_brand` says of a company that is open in another installation. */
export const elsewhereCode = 'BR360';

/** PostgreSQL's code for a change in a transaction that only reads. */
export const readOnlyCode = '25006';

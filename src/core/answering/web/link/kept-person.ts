import { keptInvitations } from '#core/account/web/session/kept-invitations.ts';

/** The person whom this link belongs to, as far as this device knows. */
export const keptPersonOf = (token: string): string | undefined =>
  keptInvitations(new Date()).find((kept) => kept.token === token)?.person;

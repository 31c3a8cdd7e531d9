import type { Device } from '#platform/contract/rules/device.ts';
import type { SsoRefusal } from './sso.ts';

/** What a company's people are told by letter of signing in by its provider. */
export type SsoEntryNews =
  /** To HR: these asked and were not let in. The first of them, and how many there are. */
  | {
      what: 'asked';
      list: { email: string | null; name: string | null; reason: SsoRefusal }[];
      count: number;
    }
  /** To super administrators: the provider named nobody's groups, so no role has followed them. */
  | { what: 'noGroups'; connection: string }
  /** To whoever asked for a new password: where they sign in, none is needed. */
  | { what: 'noPassword' }
  /** To super administrators: somebody came in past the company's own sign-in. */
  | ({ what: 'spareUsed'; whom: string; email: string; network: string | null } & Device);

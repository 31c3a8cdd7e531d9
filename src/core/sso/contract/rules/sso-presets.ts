import { urlOf } from '#platform/contract/rules/links.ts';
import type { ClaimNames, SsoPreset, TokenAuth } from './sso.ts';

/** What the form fills in for each provider, so that at most four fields are asked. */
export interface Preset {
  /** What is asked for the issuer: its address, the tenant's id, or nothing. */
  asks: 'issuer' | 'tenant' | 'nothing';
  tokenAuth: TokenAuth;
  claimNames: ClaimNames;
}

const usual: ClaimNames = { email: 'email', name: 'name', groups: 'groups' };

export const presets: Readonly<Record<SsoPreset, Preset>> = {
  keycloak: { asks: 'issuer', tokenAuth: 'client_secret_basic', claimNames: usual },
  adfs: {
    asks: 'issuer',
    tokenAuth: 'client_secret_post',
    claimNames: { email: 'email', name: 'unique_name', groups: 'group' },
  },
  entra: {
    asks: 'tenant',
    tokenAuth: 'client_secret_post',
    claimNames: { email: 'email', name: 'name', groups: 'roles' },
  },
  google: {
    asks: 'nothing',
    tokenAuth: 'client_secret_post',
    claimNames: { email: 'email', name: 'name', groups: null },
  },
  blitz: {
    asks: 'issuer',
    tokenAuth: 'client_secret_post',
    claimNames: { email: 'email', name: null, groups: null },
  },
  custom: { asks: 'issuer', tokenAuth: 'client_secret_basic', claimNames: usual },
};

export const googleIssuer = 'https://accounts.google.com';
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The issuer's address, from what somebody has typed. Undefined where it is none. */
export function issuerOf(preset: SsoPreset, typed: string): string | undefined {
  if (preset === 'google') return googleIssuer;
  const given = typed.trim();
  if (preset === 'entra' && guid.test(given)) {
    return `https://login.microsoftonline.com/${given.toLowerCase()}/v2.0`;
  }
  const url = urlOf(given);
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  if (url.search || url.hash || url.username || url.password) return undefined;
  return given.replace(/\/+$/, '').replace(/\/\.well-known\/openid-configuration$/, '');
}

/** An address at which Entra lets in the people of any tenant: that says nothing of who works here. */
export const isOfManyTenants = (issuer: string): boolean => {
  const { hostname, pathname } = new URL(issuer);
  return (
    /(^|\.)(login\.microsoftonline|sts\.windows|login\.windows)\./.test(`${hostname}.`) &&
    !guid.test(pathname.split('/')[1] ?? '')
  );
};

import type { RuleRole, SsoPreset, TokenAuth } from '#core/sso/contract/rules/sso.ts';
import { googleIssuer, issuerOf, presets } from '#core/sso/contract/rules/sso-presets.ts';
import type { SsoConnection, updateSso } from '#core/sso/contract/sso.ts';
import type { Body } from '#platform/contract/call/endpoint.ts';
import type { Typed } from '#platform/web/form/use-form.ts';

/** What the form of a provider holds. */
export interface ConnectionValues {
  preset: SsoPreset;
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
  tokenAuth: TokenAuth;
  claimEmail: string;
  claimName: string;
  claimGroups: string;
  trustsFactor: boolean;
  endsThere: boolean;
  isActive: boolean;
  usesRules: boolean;
  allowAdmin: boolean;
  ruleList: { value: string; role: RuleRole }[];
  forgets: boolean;
}

export type ConnectionBody = Omit<Body<typeof updateSso>, 'version'>;

/** What a provider of that kind has where nobody says otherwise. */
export function presetValues(preset: SsoPreset) {
  const { tokenAuth, claimNames } = presets[preset];
  return {
    preset,
    tokenAuth,
    claimEmail: claimNames.email,
    claimName: claimNames.name ?? '',
    claimGroups: claimNames.groups ?? '',
  };
}

export function connectionValues(saved: SsoConnection | undefined): ConnectionValues {
  const none = { secret: '', forgets: false };
  if (!saved) {
    return {
      ...presetValues('keycloak'),
      ...none,
      name: '',
      issuer: '',
      clientId: '',
      trustsFactor: false,
      endsThere: false,
      isActive: false,
      usesRules: false,
      allowAdmin: false,
      ruleList: [],
    };
  }
  const { preset, name, issuer, clientId, tokenAuth, claimNames } = saved;
  const { trustsFactor, endsThere, isActive, usesRules, allowAdmin, ruleList } = saved;
  return {
    ...none,
    preset,
    name,
    issuer,
    clientId,
    tokenAuth,
    claimEmail: claimNames.email,
    claimName: claimNames.name ?? '',
    claimGroups: claimNames.groups ?? '',
    trustsFactor,
    endsThere,
    isActive,
    usesRules,
    allowAdmin,
    ruleList: ruleList.map((rule) => ({ ...rule })),
  };
}

/** A new provider gets what its kind has: then the server may choose how the secret is shown. */
export function bodyOf(
  values: ConnectionValues,
  base: SsoConnection | undefined,
): Typed<ConnectionBody> {
  const { claimEmail, claimName, claimGroups, secret, forgets, tokenAuth, ...fields } = values;
  const usual = presets[values.preset];
  return {
    ...fields,
    issuer: values.preset === 'google' ? googleIssuer : values.issuer,
    tokenAuth: !base && tokenAuth === usual.tokenAuth ? undefined : tokenAuth,
    claimNames: { email: claimEmail, name: claimName || null, groups: claimGroups || null },
    secret: secret || undefined,
    // The form of a new provider knows no such field.
    ...(forgets && { forgets }),
  };
}

/** Whether it would be another provider than the saved one. */
export const isOther = (values: ConnectionValues, saved: SsoConnection): boolean =>
  issuerOf(values.preset, values.issuer) !== saved.issuer.replace(/\/$/, '');

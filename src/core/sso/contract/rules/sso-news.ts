/**
 * What super admins are told of company sign-in.
 * - `made`, `changed`, `deleted`: a provider, whose name `about` is.
 * - `off`, `offered`, `required`: the company's sign-in as a whole.
 * - `spare`, `notSpare`: of whom `about` says.
 * - `domainProven`, `domainMissing`, `domainLost`: the domain `about`.
 * - `bound`: HR has said who somebody at the provider is.
 */
export const ssoNews = [
  'made',
  'changed',
  'deleted',
  'off',
  'offered',
  'required',
  'spare',
  'notSpare',
  'domainProven',
  'domainMissing',
  'domainLost',
  'bound',
] as const;

export interface SsoNews {
  what: (typeof ssoNews)[number];
  /** A provider, a domain or a person. Null where it is about the company's sign-in as a whole. */
  about: string | null;
  /** Who did it. Null: the operator, or the clock. */
  by: string | null;
}

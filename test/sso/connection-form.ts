/** What the form sends for a provider of one's own, without its secret. */
export const connectionForm = {
  preset: 'keycloak',
  name: 'Ромашка ID',
  issuer: 'https://sso.romashka.ru/realms/staff',
  clientId: 'assessment',
  claimNames: { email: 'email', name: 'name', groups: 'groups' },
  trustsFactor: false,
  endsThere: false,
  isActive: false,
  usesRules: false,
  allowAdmin: false,
  ruleList: [],
} as const;

import type { securityMessages as ru } from '#core/security/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const securityMessages: Translation<typeof ru> = {
  saved: 'Security settings saved',
  savedForOthers:
    'Security settings saved. For 24 hours, what applied before still lets the other super admins in.',
  noNetwork:
    'This is neither an address nor a network: {{typed}}. Enter 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.',
  ownAddress: 'Your address {{address}} isn’t in the list: you’d lock yourself out',
  proxy:
    'The server is behind a proxy that it doesn’t know about, so it can’t see real addresses. Ask whoever runs it to set TRUST_PROXY.',
};

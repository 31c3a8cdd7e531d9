import type { Translation } from '#platform/texts/t.ts';
import type { ssoMessages as ru } from './ru.ts';

/** What the server says about company sign-in. */
export const ssoMessages: Translation<typeof ru> = {
  saved: 'Sign-in server saved',
  deleted: 'Sign-in server “{{name}}” deleted. Sessions that it opened have ended.',
  state: 'Company sign-in changed',
  invalidIssuer: 'Enter the whole address, such as https://sso.example.com/realms/staff',
  manyTenants:
    'People of any organisation sign in at this address. Enter the ID of your own directory (tenant ID).',
  fault: {
    away: 'The sign-in server doesn’t answer, or its certificate is unknown to us. Check the address, and whether our server can reach it. If an authority of your own issued the certificate, ask whoever runs the system to add it to NODE_EXTRA_CA_CERTS.',
    refused:
      'This is an internal address, and we don’t call those. If it’s meant to be, ask whoever runs the system to add it to OUTBOUND_HOSTS.',
    none: 'No OpenID Connect description at {{told}}. Check the address of the sign-in server.',
    other:
      'The sign-in server calls itself something else: {{told}}. Enter this address if it’s yours.',
    unfit:
      'This sign-in server can’t do what’s needed: sign-in by code (authorization code) and signing with a key of its own.',
  },
  otherTokenAuth: 'The sign-in server doesn’t take the secret this way. Select another one.',
  noEndSession: 'The sign-in server doesn’t say where people sign out. Clear this mark.',
  tryFirst: 'Try signing in first: until then the server can’t be on the sign-in page',
  tooMany: 'You can have at most {{most}} sign-in servers. Delete one that you don’t need.',
  adminRule: 'First allow the admin role by the mark below',
  forgets:
    'Another address means another sign-in server: we’ll forget who has come by the former one ({{count}}). All of them will sign in as if for the first time.',
  lastOne: 'This is the only server on the sign-in page. Turn company sign-in off first.',
  noneActive: 'First try a sign-in server and put it on the sign-in page',
  hindrance: {
    notTried: 'First try the sign-in server: no one has come through it yet',
    notByIt: 'First sign in by company sign-in yourself, and come back here within the hour',
    noDomain:
      'First prove a domain of the company. Another super admin’s email must be in it, unless one of them has a spare sign-in.',
    spares:
      'A spare sign-in is needed: a super admin with a password and a second factor who has used them in the last 90 days',
  },
  onlyStillIn:
    'You’re still let in for a day only. First sign in by company sign-in, from an address that’s allowed now, or turn company sign-in back to optional.',
  oneSpare: 'There’s one spare sign-in only. Confirm that you know the risk, or add a second one.',
  lastSpare: 'This is the last spare sign-in. While company sign-in is required, you need it.',
};

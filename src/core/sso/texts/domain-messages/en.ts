import type { Translation } from '#platform/texts/t.ts';
import type { domainMessages as ru } from './ru.ts';

/** What the server says about a company's domains. */
export const domainMessages: Translation<typeof ru> = {
  publicMail: 'Anyone can get a mailbox here. Enter a domain that belongs to the company.',
  tooMany: 'You can have at most {{most}} domains. Delete one that you don’t need.',
  another:
    'Another company in this system has proven this domain. Contact whoever runs the system.',
  away: 'DNS doesn’t answer now. Try again in a few minutes.',
  lastOne: 'This is the last proven domain. While company sign-in is required, you need it.',
};

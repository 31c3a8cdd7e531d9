import type { bounced as ru } from '#platform/texts/bounced/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const bounced: Translation<typeof ru> = {
  noSuchPage: 'Page not found',
  noSuchPageText: 'Check the address. For now, here’s your home page.',
  noSuchPageSignIn:
    'Page not found: check the address. Once you sign in, you’ll see your home page.',
  noAccess: 'You don’t have access to that section',
  noAccessText: 'If you need it, ask your company’s administrator. For now, here’s your home page.',
  ended: 'Your session has ended. Sign in again to continue.',
  notOpened: 'We couldn’t open that page: you may not have access, or the server didn’t respond.',
  openAgain: 'Try again',
  nothingOpen: 'Nothing here yet',
  nothingOpenText: 'You don’t have access to any section yet. Ask your company’s administrator.',
};

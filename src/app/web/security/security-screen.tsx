import { SecurityCards } from '#core/security/web/security-cards.tsx';
import { cards } from './cards.ts';
import { FirstSteps } from './first-steps.tsx';

export const SecurityScreen = () => (
  <SecurityCards page="security" cards={cards.security} first={<FirstSteps />} />
);

export const SignInScreen = () => <SecurityCards page="signIn" cards={cards.signIn} />;

export const IntegrationsScreen = () => (
  <SecurityCards page="integrations" cards={cards.integrations} />
);

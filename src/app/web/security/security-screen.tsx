import { SecurityCards } from '#core/security/web/security-cards.tsx';
import { cards } from './cards.ts';
import { FirstSteps } from './first-steps.tsx';

export const SecurityScreen = () => <SecurityCards cards={cards} first={<FirstSteps />} />;

import { SecurityCards } from '#web/company/security/security-cards.tsx';
import { cards } from './cards.ts';

export const SecurityScreen = () => <SecurityCards cards={cards} />;

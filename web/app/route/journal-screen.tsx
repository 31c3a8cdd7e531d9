import { JournalPage } from '#web/questionary/journal/journal-page.tsx';
import { loadTexts } from '#web/session/texts.ts';
import { lazyPart } from '#web/ui/base/patient.ts';

const FirstDay = lazyPart(async () => {
  const [module] = await Promise.all([import('./first-day-screen.tsx'), loadTexts('firstDay')]);
  return { default: module.FirstDayScreen };
});

export const JournalScreen = () => <JournalPage FirstDay={FirstDay} />;

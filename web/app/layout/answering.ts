// Everything that a personal link opens, bundled into one file (vite.config.ts).
import { askAhead } from '#web/assessment/testing/ahead.ts';

export { InformationPage } from '#web/assessment/testing/link/information-page.tsx';
export { LinkPage } from '#web/assessment/testing/link/link-page.tsx';
export { AnsweringLayout } from './answering-layout.tsx';
export { BareLayout } from './bare-layout.tsx';

// As soon as this file is there, before the router knows which page is wanted.
askAhead();

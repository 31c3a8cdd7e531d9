import { lazyRouteComponent } from '@tanstack/react-router';

/** The screens of the capabilities, each a chunk of its own. */
const pages = import.meta.glob<Record<string, () => React.ReactNode>>([
  '../questionary/journal-page.tsx',
  '../testing/testing-list-page.tsx',
  '../testing/link-page.tsx',
  '../testing/information-page.tsx',
  '../report/reports-page.tsx',
]);

const screen = (file: string, name: string) =>
  lazyRouteComponent(async () => {
    const page = await pages[`../${file}.tsx`]?.();
    const { HomePage } = await import('./home-page.tsx');
    return { Screen: page?.[name] ?? HomePage };
  }, 'Screen');

export const JournalPage = screen('questionary/journal-page', 'JournalPage');
export const TestingListPage = screen('testing/testing-list-page', 'TestingListPage');
export const LinkPage = screen('testing/link-page', 'LinkPage');
export const InformationPage = screen('testing/information-page', 'InformationPage');
export const ReportsPage = screen('report/reports-page', 'ReportsPage');

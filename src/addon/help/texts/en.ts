import type { Translation } from '#platform/texts/t.ts';
import type { help as ru } from './ru.ts';

export const help: Translation<typeof ru> = {
  title: 'Help',
  lead: 'How to use the product, by topic and with a search. Every screen has a page of its own: the question mark in the header opens it.',
  contents: 'Contents',
  onThisPage: 'On this page',
  table: 'Table: {{heading}}',
  previous: 'Previous: {{title}}',
  next: 'Next: {{title}}',
  turn: 'Neighbouring pages',
  group: {
    everyone: 'For everyone',
    hr: 'For HR and admins',
    settings: 'Company settings',
    trust: 'How it works and how it’s protected',
    operator: 'For those who run the server',
  },
  search: {
    label: 'Search the help',
    results: 'Search results',
    found: 'Sections shown: {{count}}',
    none: 'Nothing found. Try other words, or open the contents.',
    failed:
      'We couldn’t load the search. Check your connection and try again, or open the contents.',
  },
  account: {
    title: 'Sign in to read this page',
    text: 'Sign in and we’ll bring you right back here. If you’re responding by a link from an email, you don’t need an account: open “{{answering}}”.',
    signIn: 'Sign in',
  },
  missing: {
    title: 'Help page not found',
    text: 'It may have a new name. Search for what you need, or open the contents.',
    open: 'Open contents',
  },
};

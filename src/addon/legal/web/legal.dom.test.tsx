import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDocumentList, getRightsHolder } from '#addon/legal/contract/legal.ts';
import { privacyPolicy } from '#addon/legal/texts/documents/privacy.ts';
import { terms } from '#addon/legal/texts/documents/terms.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t, tIn } from '#test/screen/screen.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { RightsHolderPage } from './rights-holder-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { TextPage } from './text-page.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
const nothing = {
  name: null,
  inn: null,
  kpp: null,
  ogrn: null,
  address: null,
  head: null,
  email: null,
  phone: null,
  bank: null,
};

describe('a legal text', () => {
  test('has contents that lead to its parts, and numbered clauses', async () => {
    draw(<TextPage text={terms} />);
    const contents = within(await screen.findByRole('navigation', { name: t('legal.contents') }));
    const links = await contents.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(terms.parts.map(({ title }) => title));
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.textContent).toContain(link.textContent);
    }
    expect(await screen.findAllByText('4.4')).toHaveLength(1);
    expect(
      (await screen.findAllByRole('link', { name: '«О компании»' }))[0]?.getAttribute('href'),
    ).toBe('/legal/company');
  });

  test.each([
    ['terms', terms],
    ['privacy', privacyPolicy({ isCounted: false })],
  ] as const)('is called what its links are called: %s', async (page, text) => {
    draw(<TextPage text={text} />);
    await screen.findByRole('heading', { level: 1, name: t(`legal.page.${page}`) });
    expect([t('auth.terms'), t('auth.privacy')]).toContain(t(`legal.page.${page}`));
  });

  test('is Russian in English too, marked so, with a note', async () => {
    draw(<TextPage text={privacyPolicy({ isCounted: false })} />, '/', 'en');
    const note = tIn('en')('legal.inRussian');
    expect((await screen.findByText(note)).closest('article')).toBeNull();
    expect((await screen.findByRole('article')).lang).toBe('ru');
  });

  test('needs no note in Russian', () => {
    draw(<TextPage text={privacyPolicy({ isCounted: false })} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test.each([
  ['is', '<meta name="analytics" content="https://mc.yandex.ru/watch/1" />', 1],
  ['is not', '', 0],
])('the policy names the counter where one %s configured', async (_, head, times) => {
  document.head.innerHTML = head;
  draw(<LegalPage />, '/legal/privacy');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Политика');
  expect(screen.queryAllByRole('heading', { name: /Счётчик посещений/ })).toHaveLength(times);
  document.head.innerHTML = '';
});

test('the tick under the offer only adds lines to be signed on paper', async () => {
  const { user } = draw(<OfferPage />);
  const tick = await screen.findByRole('checkbox', {
    name: 'Я согласен с условиями публичной оферты',
  });
  expect(screen.queryByText('Подпись')).toBeNull();
  await user.click(tick);
  expect(await screen.findByText('Подпись')).toBeTruthy();
  expect(await screen.findByRole('button', { name: t('legal.print') })).toBeTruthy();
  expect(localStorage.length + document.cookie.length).toBe(0);
  await user.click(tick);
  expect(screen.queryByText('Подпись')).toBeNull();
});

describe('the company', () => {
  test('shows what is known and no empty line', async () => {
    const known = { ...nothing, name: 'ООО «Ромашка»', email: 'law@example.ru' };
    server.answers(getRightsHolder, { data: known });
    draw(<RightsHolderPage />);
    expect((await screen.findByText('ООО «Ромашка»')).lang).toBe('ru');
    expect((await screen.findAllByRole('term')).map((term) => term.textContent)).toEqual([
      t('legal.company.name'),
      t('legal.company.email'),
    ]);
    expect((await screen.findByRole('link', { name: 'law@example.ru' })).getAttribute('href')).toBe(
      'mailto:law@example.ru',
    );
    expect(document.body.textContent).not.toMatch(/undefined|null/);
  });

  test('says so where nothing is known', async () => {
    server.answers(getRightsHolder, { data: nothing });
    draw(<RightsHolderPage />);
    expect(await screen.findByText(t('legal.company.missing'))).toBeTruthy();
  });
});

describe('the documents', () => {
  test('are those on offer', async () => {
    const path = '/documents/document5.pdf';
    server.answers(getDocumentList, {
      data: [
        { kind: 'userGuide', locale: 'ru', path },
        { kind: 'userGuide', locale: 'en', path: '/documents/document5.en.pdf' },
      ],
    });
    draw(<DocumentsPage />);
    const name = t('legal.documents.userGuide');
    const link = await screen.findByRole('link', { name: new RegExp(name) });
    expect(link.getAttribute('href')).toBe(path);
    const links = (await screen.findAllByRole('link')).map((one) => one.getAttribute('href'));
    expect(links).toEqual([path, '/THIRD-PARTY.txt']);
  });

  test('are in the reader’s language where there is one, and say so where not', async () => {
    server.answers(getDocumentList, {
      data: [
        { kind: 'functionalDescription', locale: 'ru', path: '/documents/document4.pdf' },
        { kind: 'userGuide', locale: 'ru', path: '/documents/document5.pdf' },
        { kind: 'userGuide', locale: 'en', path: '/documents/document5.en.pdf' },
      ],
    });
    draw(<DocumentsPage />, '/', 'en');
    await screen.findByText('In Russian');
    const links = (await screen.findAllByRole('link')).map((one) => one.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(['/documents/document4.pdf', '/documents/document5.en.pdf']);
  });

  test('a sample is called one', async () => {
    const path = '/documents/document1.pdf';
    server.answers(getDocumentList, {
      data: [
        { kind: 'registryExtract', locale: 'ru', path, isSample: true },
        { kind: 'userGuide', locale: 'ru', path: '/documents/document5.pdf' },
      ],
    });
    draw(<DocumentsPage />);
    expect(await screen.findByText(t('legal.documents.samples'))).toBeTruthy();
    const rows = await screen.findAllByRole('listitem');
    const isCalled = rows.map((row) => row.textContent?.includes(t('legal.documents.sample')));
    expect(isCalled).toEqual([true, false]);
  });

  test('may be none', async () => {
    server.answers(getDocumentList, { data: [] });
    draw(<DocumentsPage />);
    expect(await screen.findByText(t('legal.documents.none'))).toBeTruthy();
  });

  test('can be asked for again', async () => {
    server.answers(getDocumentList, refused('notFound'));
    draw(<DocumentsPage />);
    expect(await screen.findByRole('button', { name: t('common.retry') })).toBeTruthy();
  });
});

test.each(['ru', 'en'] as const)(
  'the security page in %s speaks with the page for raters',
  async (locale) => {
    draw(<SecurityPage />, '/', locale);
    const say = tIn(locale);
    for (const same of [
      'protection.kept.destroyed',
      'protection.limits.operator',
      'protection.seen.gaps',
    ] as const)
      expect(await screen.findByText(say(same))).toBeTruthy();
    const whole = await screen.findByRole('link', { name: say('security.answers.whole') });
    expect(whole.getAttribute('href')).toBe('/answers-protected');
  },
);

test.each([
  ['https:', 'security.encryption.wire', 'security.encryption.openWire'],
  ['http:', 'security.encryption.openWire', 'security.encryption.wire'],
] as const)('over %s the security page says what is true of it', (protocol, said, unsaid) => {
  draw(<SecurityPage protocol={protocol} />);
  expect([screen.queryByText(t(said)), screen.queryByText(t(unsaid))]).toEqual([
    expect.anything(),
    null,
  ]);
});

test.each(['ru', 'en'] as const)(
  'the page of accessibility in %s says what isn’t met',
  async (locale) => {
    const say = tIn(locale);
    draw(<AccessibilityPage />, '/', locale);
    await screen.findByText(say('legal.accessibility.lead'));
    for (const gap of ['typed', 'tap', 'tables', 'files'] as const)
      await screen.findByText(say(`legal.accessibility.gaps.${gap}`));
    const whom = await screen.findByRole('link', { name: say('legal.page.company') });
    expect(whom.getAttribute('href')).toBe('/legal/company');
  },
);

test('the security page says of links, managers and answers what is so', () => {
  draw(<SecurityPage />, '/', 'en');
  const text = document.body.textContent;
  expect(text).toContain('opens, without a password, everything one person has been asked');
  expect(text).toContain('their direct reports’ reports and their own');
  expect(text).toContain('Anonymous answers are stored without a name');
});

import { useState } from 'react';
import type { Locale } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { LoadingBar } from '#platform/web/ui/state/loading-bar.tsx';
import { Toasts } from '#platform/web/ui/state/toasts.tsx';
import { findControls, type KitSection } from './kit-sections.ts';
import { KitStates } from './kit-state.tsx';
import './ui-kit.css';

export type UiKitPageProps = {
  onLocale: (locale: Locale) => void;
  theme: 'White' | 'Dark';
  onTheme: (theme: 'White' | 'Dark') => void;
  /** True where no layout around it draws the toasts and the loading bar. */
  alone?: boolean | undefined;
};

/** Every control of src/platform/web/ui in every state, in both languages and themes: the living style guide. */
export function UiKitPage(props: UiKitPageProps) {
  const { t } = useT();
  const [words, setWords] = useState('');
  const found = findControls(words, (id) => t(`uiKit.section.${id}`));
  return (
    <div className="kit">
      {props.alone && <LoadingBar />}
      {props.alone && <Toasts />}
      <header className="kit-head">
        <div>
          <h1>{t('uiKit.title')}</h1>
          <Muted as="p">{t('uiKit.intro')}</Muted>
        </div>
        <Switches {...props} />
      </header>
      <nav className="kit-nav" aria-label={t('uiKit.contents')}>
        <SearchField label={t('uiKit.find')} value={words} debounce={0} onChange={setWords} />
        <ul>
          {found.map((section) => (
            <Contents key={section.id} {...section} />
          ))}
        </ul>
      </nav>
      <main className="kit-main">
        {found.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {found.length === 0 && <EmptyState {...nothingFound(t, () => setWords(''))} />}
      </main>
    </div>
  );
}

function Switches({ onLocale, theme, onTheme }: UiKitPageProps) {
  const { t, locale } = useT();
  return (
    <div className="kit-row">
      <Segmented
        label={t('uiKit.language')}
        value={locale}
        onChange={onLocale}
        options={[
          { value: 'ru', label: 'RU', title: t('common.ru') },
          { value: 'en', label: 'EN', title: t('common.en') },
        ]}
      />
      <Segmented
        label={t('uiKit.theme')}
        value={theme}
        onChange={onTheme}
        options={[
          { value: 'White', label: t('uiKit.light') },
          { value: 'Dark', label: t('uiKit.dark') },
        ]}
      />
    </div>
  );
}

const anchorOf = (name: string) => name.replaceAll(' ', '-');

function Contents({ id, controls }: KitSection) {
  const { t } = useT();
  return (
    <li>
      <a href={`#${id}`}>{t(`uiKit.section.${id}`)}</a>
      <ul lang="en">
        {controls.map(({ name }) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** These take the whole width. */
const wide = ['DataTable', 'Pager', 'ListPage PageHead'];

function Section({ id, controls }: KitSection) {
  const { t } = useT();
  return (
    <section className="kit-section" aria-labelledby={id}>
      <h2 id={id}>{t(`uiKit.section.${id}`)}</h2>
      {controls.map(({ name, states }) => (
        <Card key={name} className="kit-control">
          <h3 id={anchorOf(name)} lang="en">
            {name}
          </h3>
          <div className="kit-states">
            <KitStates of={states} wide={wide.includes(name)} />
          </div>
        </Card>
      ))}
    </section>
  );
}

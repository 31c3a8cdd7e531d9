import { useEffect, useState } from 'react';
import { takeLocale } from '#platform/web/device/texts.ts';
import { chooseTheme, showTheme, useTheme } from '#platform/web/device/theme.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { findControls, type KitSection } from './kit-sections.ts';
import { KitStates } from './kit-state.tsx';
import { useWords } from './words.ts';
import './ui-kit.css';

/** Every control of src/platform/web/ui in every state, in both languages and themes: the living style guide. */
export function UiKitPage() {
  const { t } = useT();
  const words = useWords();
  const [sought, seek] = useState('');
  const found = findControls(sought, (id) => words.section[id]);
  return (
    <div className="kit">
      <header className="kit-head">
        <div>
          <h1>{words.title}</h1>
          <Muted as="p">{words.intro}</Muted>
        </div>
        <Switches />
      </header>
      <nav className="kit-nav" aria-label={words.contents}>
        <SearchField label={words.find} value={sought} debounce={0} onChange={seek} />
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
        {found.length === 0 && <EmptyState {...nothingFound(t, () => seek(''))} />}
      </main>
    </div>
  );
}

function Switches() {
  const { t, locale } = useT();
  const words = useWords();
  const theme = useTheme();
  useEffect(() => showTheme(theme), [theme]);
  return (
    <div className="kit-row">
      <Segmented
        label={words.language}
        value={locale}
        onChange={takeLocale}
        options={[
          { value: 'ru', label: 'RU', title: t('common.ru') },
          { value: 'en', label: 'EN', title: t('common.en') },
        ]}
      />
      <Segmented
        label={words.theme}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'White', label: words.light },
          { value: 'Dark', label: words.dark },
        ]}
      />
    </div>
  );
}

const anchorOf = (name: string) => name.replaceAll(' ', '-');

function Contents({ id, controls }: KitSection) {
  const words = useWords();
  return (
    <li>
      <a href={`#${id}`}>{words.section[id]}</a>
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
  const words = useWords();
  return (
    <section className="kit-section" aria-labelledby={id}>
      <h2 id={id}>{words.section[id]}</h2>
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

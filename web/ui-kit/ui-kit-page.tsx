import type { Locale } from '#i18n/t.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Segmented } from '#web/ui/press/segmented.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { LoadingBar } from '#web/ui/state/loading-bar.tsx';
import { Toasts } from '#web/ui/state/toasts.tsx';
import { KitButtons } from './kit-buttons.tsx';
import { KitChoices } from './kit-choices.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitFloating } from './kit-floating.tsx';
import { KitPeople } from './kit-people.tsx';
import { KitStates } from './kit-states.tsx';
import { KitTable } from './kit-table.tsx';
import './ui-kit.css';

export type UiKitPageProps = {
  onLocale: (locale: Locale) => void;
  theme: 'White' | 'Dark';
  onTheme: (theme: 'White' | 'Dark') => void;
  /** True where no layout around it draws the toasts and the loading bar. */
  alone?: boolean | undefined;
};

/** Every control of web/ui in every state, in both languages and themes. */
export function UiKitPage({ onLocale, theme, onTheme, alone }: UiKitPageProps) {
  const { t, locale } = useT();
  return (
    <main className="kit">
      {alone && <LoadingBar />}
      {alone && <Toasts />}
      <header className="kit-head">
        <div>
          <h1>{t('uiKit.title')}</h1>
          <Muted as="p">{t('uiKit.intro')}</Muted>
        </div>
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
      </header>
      <KitButtons />
      <KitFields />
      <KitChoices />
      <KitPeople />
      <KitTable />
      <KitFloating />
      <KitStates />
    </main>
  );
}

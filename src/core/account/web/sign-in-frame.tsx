import { type ReactNode, useState } from 'react';
import { type Locale, locales } from '#platform/texts/t.ts';
import { handOn } from '#platform/web/device/handoff/hand-on.ts';
import { chooseLocale } from '#platform/web/device/texts.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import './sign-in.css';
import { ViewsMotif } from './views-motif.tsx';

/** What surrounds the screens outside a session: name, language, legal lines, help, the picture. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { t } = useT();
  return (
    <div className="sign-in">
      <div className="sign-in-side">
        <header className="sign-in-top">
          <span className="product-name">{t('common.product')}</span>
          <LocaleSwitch />
        </header>
        <main className="sign-in-main">{children}</main>
        <Footer />
      </div>
      <div className="sign-in-picture" aria-hidden="true">
        <ViewsMotif />
        <p>{t('auth.motto')}</p>
      </div>
    </div>
  );
}

function LocaleSwitch() {
  const { t, locale } = useT();
  const [failed, setFailed] = useState(false);
  const choose = (chosen: Locale) =>
    chooseLocale(chosen).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div>
      <Segmented
        label={t('auth.language')}
        value={locale}
        options={locales.map((value) => ({
          value,
          label: value.toUpperCase(),
          title: t(`common.${value}`),
        }))}
        onChange={choose}
      />
      <span role="alert" className="sign-in-failure">
        {failed && t('common.tryAgain')}
      </span>
    </div>
  );
}

function Footer() {
  const { t, locale } = useT();
  return (
    <footer className="sign-in-foot">
      <p>
        <a href={handOn('/legal/terms')}>{t('auth.terms')}</a> ·{' '}
        <a href={handOn('/legal/privacy')}>{t('auth.privacy')}</a> ·{' '}
        <a href={`/help/${locale}/sign-in`}>{t('auth.help')}</a>
      </p>
      <p>{t('auth.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}

import { useEffect, useState } from 'react';
import { type Locale, locales } from '#i18n/t.ts';
import { forgetBrand, signInNotice } from '#web/session/sign-in.ts';
import { chooseLocale } from '#web/session/texts.ts';
import { showTheme } from '#web/session/theme.ts';
import { useStore } from '#web/store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useT } from '#web/ui/texts.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';
import { type BrandsState, useBrands } from './use-brands.ts';
import { ViewsMotif } from './views-motif.tsx';

/** Always in the White theme and without a chosen brand (spec 1, section 2). */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useT();
  const notice = useStore(signInNotice);
  const [brands, retry] = useBrands();
  useEffect(() => {
    showTheme('White');
    forgetBrand();
    document.title = `${t('signIn.title')} — ${t('common.product')}`;
  }, [t]);
  return (
    <div className="sign-in">
      <div className="sign-in-side">
        <header className="sign-in-top">
          <span className="product-name">{t('common.product')}</span>
          <LocaleSwitch />
        </header>
        <main className="sign-in-main">
          <h1>{t('signIn.title')}</h1>
          <p className="ui-muted">{t('signIn.lead')}</p>
          {notice && (
            <p className="sign-in-failure" role="alert">
              {t(notice)}
            </p>
          )}
          <Entrance brands={brands} retry={retry} onSignedIn={onSignedIn} />
        </main>
        <Footer />
      </div>
      <div className="sign-in-picture" aria-hidden="true">
        <ViewsMotif />
        <p>{t('signIn.motto')}</p>
      </div>
    </div>
  );
}

function Entrance(props: { brands: BrandsState; retry: () => void; onSignedIn: () => void }) {
  const { t } = useT();
  const { brands, retry, onSignedIn } = props;
  if (brands.state === 'loading') return <p role="status">{t('signIn.loading')}</p>;
  if (brands.state === 'failed') return <ErrorState onRetry={retry} />;
  if (brands.data.length === 0) return <p role="alert">{t('signIn.noBrands')}</p>;
  const { data, fixed, demo } = brands;
  return <SignInForm brands={data} fixed={fixed} demo={demo} onSignedIn={onSignedIn} />;
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
        label={t('signIn.language')}
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
  const { t } = useT();
  return (
    <footer className="sign-in-foot">
      <p>
        {t('signIn.terms')} · {t('signIn.privacy')}
      </p>
      <p>{t('signIn.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}

import { useEffect, useState } from 'react';
import { showAccent } from '#core/account/web/session/accent.ts';
import { type FurtherStep, forgetBrand, goIn, opened } from '#core/account/web/session/sign-in.ts';
import { signInNotice } from '#platform/web/device/handoff/sign-in-notice.ts';
import { part } from '#platform/web/device/part.ts';
import { showTheme } from '#platform/web/device/theme.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import type { Values } from './check-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { type BrandsState, useBrands } from './use-brands.ts';

const FurtherSteps = part(
  () => import('#core/factor/web/further-steps.tsx'),
  'FurtherSteps',
  'factor',
);

/** Always in the White theme and without a chosen brand. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useT();
  const handedOver = useStore(signInNotice);
  const notice = navigator.cookieEnabled ? handedOver : 'auth.noCookies';
  const [further, setFurther] = useState<FurtherStep>();
  const [typed, setTyped] = useState<Values>();
  const toPassword = () => setFurther(undefined);
  const [brands, retry] = useBrands();
  useEffect(() => {
    showTheme('White');
    forgetBrand();
  }, []);
  // A company's own host has its colour; where one is still to be picked, nobody's.
  const own = brands.state === 'ready' && brands.fixed ? brands.data[0]?.accent : null;
  useEffect(() => showAccent(own), [own]);
  useEffect(() => {
    document.title = `${t('auth.title')} — ${t('common.product')}`;
  }, [t]);
  if (further) {
    return (
      <SignInFrame>
        <FurtherSteps
          further={further}
          onBack={toPassword}
          onLost={toPassword}
          onDone={async (reply) => {
            if ((await goIn(opened(reply))) === true) await onSignedIn();
          }}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <h1>{t('auth.title')}</h1>
      <Muted as="p">{t('auth.lead')}</Muted>
      {notice && (
        <p className="sign-in-failure" role="alert">
          {t(notice)}
        </p>
      )}
      <Entrance
        brands={brands}
        retry={retry}
        was={typed}
        onSignedIn={onSignedIn}
        onFurther={(step, values) => {
          setTyped({ ...values, password: '' });
          setFurther(step);
        }}
      />
    </SignInFrame>
  );
}

function Entrance(props: {
  brands: BrandsState;
  retry: () => void;
  was: Values | undefined;
  onSignedIn: () => Promise<void>;
  onFurther: (step: FurtherStep, typed: Values) => void;
}) {
  const { t } = useT();
  const { brands, retry, ...ways } = props;
  if (brands.state === 'loading') return <Waiting />;
  if (brands.state === 'failed') return <ErrorState onRetry={retry} />;
  if (brands.data.length === 0 && !brands.typed) return <p role="alert">{t('auth.noBrands')}</p>;
  return <SignInForm {...brands} {...ways} />;
}

/** Until the form is there as a whole, with the demo's accounts where it has them: nothing jumps. */
function Waiting() {
  const { t } = useT();
  return (
    <p className="sign-in-waiting" role="status">
      {t('auth.loading')}
    </p>
  );
}

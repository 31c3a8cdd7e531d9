import { useEffect, useState } from 'react';
import { OtherAccount } from '#core/account/web/other-account-page.tsx';
import { type AccountQuestion, arriveWith } from '#core/account/web/session/arrive.ts';
import { goIn, opened } from '#core/account/web/session/sign-in.ts';
import { readSsoPage } from '#core/sso/contract/rules/sso-page.ts';
import { SsoPage } from '#core/sso/web/entry/sso-page.tsx';
import { rememberedAddress } from '#platform/web/device/handoff/remembered.ts';
import { part } from '#platform/web/device/part.ts';

const FurtherSteps = part(
  () => import('#core/factor/web/further-steps.tsx'),
  'FurtherSteps',
  'factor',
);

/** Where a company's provider has led: into the product, to what is still asked for, or to why nobody came in. */
export function SsoScreen() {
  const [{ arrived, further, ...page }] = useState(() => readSsoPage(window.location.hash));
  const [question, setQuestion] = useState<AccountQuestion>();
  const [hasFailed, setFailed] = useState(false);
  const to = rememberedAddress(window.location.search);
  useEffect(() => {
    if (!arrived) return;
    arriveWith(arrived, to).then(
      (asked) => (asked ? setQuestion(asked) : window.location.replace(to)),
      () => setFailed(true),
    );
  }, [arrived, to]);
  if (question) return <OtherAccount question={question} />;
  if (further) {
    const again = () => window.location.replace('/login');
    return (
      <FurtherSteps
        further={further}
        onBack={again}
        onLost={again}
        onDone={async (reply) => {
          if ((await goIn(opened(reply))) === true) window.location.replace(to);
        }}
      />
    );
  }
  return arrived && !hasFailed ? null : <SsoPage {...page} />;
}

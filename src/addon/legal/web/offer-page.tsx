import { useState } from 'react';
import { acceptance, offer, signature } from '#addon/legal/texts/documents/offer.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { TextPage } from './text-page.tsx';

/** The offer, and its acceptance for anybody who prints it: the tick is kept nowhere (rule 39). */
export function OfferPage() {
  const { t } = useT();
  const [accepted, setAccepted] = useState(false);
  return (
    <TextPage text={offer}>
      <section className="legal-acceptance">
        <div lang="ru">
          <Checkbox
            label={acceptance}
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
          />
        </div>
        <Hint as="p">{t('legal.acceptedNote')}</Hint>
        {accepted && (
          <>
            <Signature />
            <Button onClick={() => window.print()}>{t('legal.print')}</Button>
          </>
        )}
      </section>
    </TextPage>
  );
}

/** Lines to be filled in by hand. */
function Signature() {
  return (
    <div className="legal-signature" lang="ru" role="status">
      <p>{signature.accepted}</p>
      <dl>
        {signature.lines.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </div>
  );
}

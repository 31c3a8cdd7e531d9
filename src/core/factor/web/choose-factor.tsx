import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './factor.css';
import { PasskeyPress } from './passkey-press.tsx';

interface Props {
  addPasskey: () => Promise<unknown>;
  onApp: () => void;
  onCancel: () => void;
}

/** Which factor to add: a passkey first, as it takes one press. Only where the browser has passkeys. */
export function ChooseFactor({ addPasskey, onApp, onCancel }: Props) {
  const { t } = useT();
  return (
    <div className="factor-form">
      <Muted as="p">{t('passkey.addLead')}</Muted>
      <div className="factor-buttons">
        <PasskeyPress what="add" work={addPasskey} variant="primary" autoFocus />
        <Button onClick={onApp}>{t('passkey.orApp')}</Button>
        <Button variant="link" onClick={onCancel}>
          {t('factor.enrol.cancel')}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '#web/ui/button.tsx';
import '#web/ui/state.css';
import { useT } from '#web/ui/texts.tsx';

/** Where something could not be loaded or drawn: a calm word and a way on. */
export function Broken() {
  const { t } = useT();
  return (
    <div className="ui-state" role="alert">
      <p className="ui-state-title">{t('signIn.broken.title')}</p>
      <p>{t('signIn.broken.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('signIn.broken.reload')}
      </Button>
    </div>
  );
}

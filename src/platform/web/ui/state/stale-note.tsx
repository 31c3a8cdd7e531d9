import { useT } from '#platform/web/ui/base/texts.tsx';
import { useIntoView } from '#platform/web/ui/base/use-into-view.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from './info-block.tsx';

export interface StaleNoteProps {
  /** Somebody has saved since the form was opened. */
  shown: boolean;
  /** What they changed, in words. */
  changed: string | undefined;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** A note at the top of a form: somebody else has saved meanwhile. Offers to take theirs or save mine. */
export function StaleNote({ shown, changed, onTakeTheirs, onSaveMine }: StaleNoteProps) {
  const { t } = useT();
  const note = useIntoView<HTMLDivElement>(shown);
  return (
    <div ref={note} role="alert">
      {shown && (
        <InfoBlock
          tone="warning"
          title={t('ui.stale.title')}
          actions={
            <>
              <Button onClick={onTakeTheirs}>{t('ui.stale.takeTheirs')}</Button>
              <Button onClick={onSaveMine}>{t('ui.stale.saveMine')}</Button>
            </>
          }
        >
          <p>
            {changed && t('ui.stale.changed', { fields: changed })} {t('ui.stale.text')}
          </p>
        </InfoBlock>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import './form.css';

/** One field that somebody else changed, in words. */
export interface ChangeInWords {
  field: string;
  label: string;
  before: ReactNode;
  theirs: ReactNode;
  yours: ReactNode;
}

export interface StaleWindowProps {
  title: string;
  changes: readonly ChangeInWords[];
  /** Why mine can't be saved any more; undefined where it can. */
  over: string | undefined;
  /** The names of the fields of mine that would not be saved, and why. */
  lost: readonly string[];
  lostText: string;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved meanwhile: shows what changed, and offers to take theirs or save mine. */
export function StaleWindow(props: StaleWindowProps) {
  const { title, changes, over, lost, lostText, onTakeTheirs, onSaveMine, onClose } = props;
  const { t } = useT();
  return (
    <Modal
      open
      size="l"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t('questionaryForm.stale.takeTheirs')}</Button>
          <Button variant="primary" disabled={over !== undefined} onClick={onSaveMine}>
            {t('questionaryForm.stale.saveMine')}
          </Button>
        </>
      }
    >
      <p>{t('questionaryForm.stale.text')}</p>
      <FieldError>{over}</FieldError>
      {over === undefined && lost.length > 0 && (
        <InfoBlock
          tone="warning"
          title={t('questionaryForm.stale.lost', { fields: lost.join(', ') })}
        >
          {lostText}
        </InfoBlock>
      )}
      {changes.length === 0 && <Muted as="p">{t('questionaryForm.stale.nothing')}</Muted>}
      <dl className="q-stale-changes">
        {changes.map(({ field, label, ...shown }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <dl>
                {(['before', 'theirs', 'yours'] as const).map((whose) => (
                  <div key={whose}>
                    <dt>{t(`questionaryForm.stale.${whose}`)}</dt>
                    <dd>{shown[whose]}</dd>
                  </div>
                ))}
              </dl>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

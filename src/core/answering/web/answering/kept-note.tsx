import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

type KeptNoteProps = {
  /** Who answers. */
  name: string;
  isKept: boolean;
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onForget: () => void;
  onInformation: () => void;
  onHandOver: () => void;
};

/** Says what is kept on this device until it is sent, and offers to delete it from a shared device. */
export function KeptNote({ name, isKept, asking, onAsk, onForget, ...on }: KeptNoteProps) {
  const { t } = useT();
  return (
    <div className="answering-note">
      <p>{t('answering.link.as', { name })}</p>
      <p>{t(isKept ? 'answering.step.kept' : 'answering.step.notKept')}</p>
      <p>
        <Button variant="link" onClick={on.onInformation}>
          {t('answering.step.about')}
        </Button>
        <Button variant="link" onClick={on.onHandOver}>
          {t('answering.step.handOver')}
        </Button>
        <Button variant="link" onClick={() => onAsk(true)}>
          {t('answering.step.forget')}
        </Button>
      </p>
      <ConfirmDialog
        danger
        open={asking}
        title={t('answering.step.forgetTitle')}
        text={t('answering.step.forgetText')}
        confirmLabel={t('common.delete')}
        onConfirm={onForget}
        onClose={() => onAsk(false)}
      />
    </div>
  );
}

import RotateCw from 'lucide-react/icons/rotate-cw';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { StateBlock } from './state-block.tsx';

export type ErrorStateProps = {
  title?: string | undefined;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

/** Says that something could not be shown, and offers a retry. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  const { t } = useT();
  return (
    <StateBlock role="alert" title={title ?? t('common.notLoaded')}>
      <p>{text ?? t('common.tryAgain')}</p>
      {onRetry && (
        <Button icon={<RotateCw />} pending={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </StateBlock>
  );
}

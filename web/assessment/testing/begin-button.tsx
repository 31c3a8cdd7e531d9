import type { TestingData } from '#contract/assessment/testing.ts';
import { errorText } from '#web/platform/api/call.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { type Flow, useBegin } from './flow.ts';
import { rowState } from './row-state.ts';

type BeginButtonProps = { data: TestingData; flow: Flow; onBegun: () => void };

/** Sets the assignment in work the first time, then leads to the questions (rule 21). */
export function BeginButton({ data, flow, onBegun }: BeginButtonProps) {
  const { t } = useT();
  const { begin, isPending, error } = useBegin(flow);
  const state = rowState(data);
  if (state !== 'start' && state !== 'continue') {
    return <InfoBlock tone="warning" title={t(`testing.state.${state}`)} />;
  }
  return (
    <>
      {error && (
        <div role="alert">
          <InfoBlock tone="danger" title={t('testing.info.startFailed')}>
            {errorText(error, t)}
          </InfoBlock>
        </div>
      )}
      <Button
        size="l"
        variant="primary"
        block
        pending={isPending}
        onClick={() => (state === 'start' ? begin(data, onBegun) : onBegun())}
      >
        {t(`testing.info.${state}`)}
      </Button>
    </>
  );
}

import { answerWord } from '#platform/contract/rules/answer-words.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import './quick.css';
import { type QuickProps, useQuick } from './use-quick.ts';

/** One line beside the buttons where answers come faster than anybody reads. It stops nothing. */
export function QuickLine(props: QuickProps) {
  const texts = useT();
  const { t } = texts;
  const { isTold, back, alike } = useQuick(props);
  const { answerWords } = props.data;
  return (
    <div role="status" className="quick-line">
      {isTold && (
        <InfoBlock
          actions={
            <Button variant="link" onClick={back}>
              {t('quick.back')}
            </Button>
          }
        >
          {t('quick.hasty')}
        </InfoBlock>
      )}
      {alike !== undefined && (
        <InfoBlock>{t('quick.alike', { word: answerWord(answerWords, alike, texts) })}</InfoBlock>
      )}
    </div>
  );
}

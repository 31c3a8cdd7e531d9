import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

type Promised = Pick<
  AnsweringData,
  'isAnonymous' | 'anonymityThreshold' | 'participantType' | 'askAgainWeeks'
> & {
  /** The whole promise is shown, as a press has just asked for it. */
  isWhole?: boolean;
};

/**
 * Who will see the answers: the promise of rule 26 where it holds, otherwise that it does not. What
 * everybody must know is five sentences; the rest of the promise is one press away.
 */
export function AnonymityPromise(props: Promised) {
  const { isAnonymous, anonymityThreshold: threshold, participantType, isWhole } = props;
  const { askAgainWeeks } = props;
  const { t } = useT();
  const isSelf = participantType === 'employee';
  // Nobody is asked again about themself.
  const again =
    askAgainWeeks && !isSelf ? [t('answering.info.askAgain', { count: askAgainWeeks })] : [];
  const attributed = isSelf ? t('answering.info.asSelf') : t('answering.info.asSupervisor');
  if (isSelf || participantType === 'supervisor') {
    return (
      <Lines
        lines={[attributed, t('answering.info.whoAnswered'), t('answering.info.texts'), ...again]}
      />
    );
  }
  if (!isAnonymous) {
    return (
      <InfoBlock tone="warning" title={t('answering.info.named')}>
        <Lines
          lines={[
            t('answering.info.asNamed'),
            t('answering.info.whoAnswered'),
            t('answering.info.texts'),
            ...again,
          ]}
        />
      </InfoBlock>
    );
  }
  const rest = (
    <>
      <Lines
        lines={[
          t('answering.info.tooFew'),
          t('answering.info.doNotCount', { threshold }),
          t('answering.info.otherReports'),
          t('answering.info.attributed'),
          t('answering.info.sameMark'),
          t('answering.info.aboutPerson'),
          t('answering.info.operator'),
          t('answering.info.comesIn'),
          t('answering.info.companies'),
          ...again,
        ]}
      />
      <a href="/answers-protected" target="_blank" rel="noreferrer">
        {t('answering.info.whole')}
      </a>
    </>
  );
  return (
    <InfoBlock title={t('answering.info.anonymous')}>
      <Lines
        lines={[
          t('answering.info.averaged', { threshold }),
          t('answering.info.notSeen'),
          t('answering.info.voice'),
          t('answering.info.encrypted'),
          t('answering.info.texts'),
        ]}
      />
      {isWhole ? rest : <Disclosure summary={t('answering.info.more')}>{rest}</Disclosure>}
    </InfoBlock>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="information-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

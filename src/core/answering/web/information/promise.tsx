import type { TestingData } from '#core/answering/contract/testing.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

type Promised = Pick<TestingData, 'isAnonymous' | 'anonymityThreshold' | 'participantType'> & {
  /** All of it, as a press has just asked for it. */
  isWhole?: boolean;
};

/**
 * Who will see the answers: the promise of rule 26 where it holds, otherwise that it does not. What
 * everybody must know is five sentences; the rest of the promise is one press away.
 */
export function AnonymityPromise(props: Promised) {
  const { isAnonymous, anonymityThreshold: threshold, participantType, isWhole } = props;
  const { t } = useT();
  const isSelf = participantType === 'employee';
  const attributed = isSelf ? t('testing.info.asSelf') : t('testing.info.asSupervisor');
  if (isSelf || participantType === 'supervisor') {
    return <Lines lines={[attributed, t('testing.info.whoAnswered'), t('testing.info.texts')]} />;
  }
  if (!isAnonymous) {
    return (
      <InfoBlock tone="warning" title={t('testing.info.named')}>
        <Lines
          lines={[
            t('testing.info.asNamed'),
            t('testing.info.whoAnswered'),
            t('testing.info.texts'),
          ]}
        />
      </InfoBlock>
    );
  }
  const rest = (
    <>
      <Lines
        lines={[
          t('testing.info.tooFew'),
          t('testing.info.doNotCount', { threshold }),
          t('testing.info.otherReports'),
          t('testing.info.attributed'),
          t('testing.info.sameMark'),
          t('testing.info.aboutPerson'),
          t('testing.info.operator'),
          t('testing.info.comesIn'),
          t('testing.info.companies'),
        ]}
      />
      <a href="/answers-protected" target="_blank" rel="noreferrer">
        {t('testing.info.whole')}
      </a>
    </>
  );
  return (
    <InfoBlock title={t('testing.info.anonymous')}>
      <Lines
        lines={[
          t('testing.info.averaged', { threshold }),
          t('testing.info.notSeen'),
          t('testing.info.voice'),
          t('testing.info.sealed'),
          t('testing.info.texts'),
        ]}
      />
      {isWhole ? rest : <Disclosure summary={t('testing.info.more')}>{rest}</Disclosure>}
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

import Check from 'lucide-react/icons/check';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Avatar } from '#web/platform/ui/show/avatar.tsx';
import { Badge, type BadgeTone } from '#web/platform/ui/show/badge.tsx';
import { BrandIcon } from '#web/platform/ui/show/brand-icon.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { Count } from '#web/platform/ui/show/count.tsx';
import { Disclosure } from '#web/platform/ui/show/disclosure.tsx';
import { Email } from '#web/platform/ui/show/email.tsx';
import { Fact } from '#web/platform/ui/show/fact.tsx';
import { ScrollCard } from '#web/platform/ui/show/scroll-card.tsx';
import { Spinner } from '#web/platform/ui/show/spinner.tsx';
import { Digits, Hint, Muted } from '#web/platform/ui/show/text.tsx';
import { KitState, KitStates } from './kit-state.tsx';
import { useSample } from './sample.ts';

function Avatars() {
  const { people, person, photo } = useSample();
  return (
    <>
      <KitState of="rest">
        <div className="kit-row">
          <Avatar {...person} size="s" />
          <Avatar {...person} />
          <Avatar {...person} size="l" />
          {people.map((one) => (
            <Avatar key={one.email} {...one} />
          ))}
        </div>
      </KitState>
      <KitState of="filled">
        <Avatar {...person} size="l" photoUrl={photo} />
      </KitState>
    </>
  );
}

function BrandIcons() {
  const { photo } = useSample();
  return (
    <KitStates of={['empty', 'filled']}>
      {(state) => (
        <div className="kit-row">
          <BrandIcon icon={state === 'filled' ? photo : null} />
          <BrandIcon icon={state === 'filled' ? photo : null} size="l" />
        </div>
      )}
    </KitStates>
  );
}

function Badges() {
  const { t } = useT();
  const methods: [BadgeTone, string][] = [
    ['red', '90'],
    ['yellow', '180'],
    ['blue', '360'],
  ];
  return (
    <KitState of="rest">
      <div className="kit-row">
        {methods.map(([tone, method]) => (
          <Badge key={tone} tone={tone}>
            {method}
          </Badge>
        ))}
        <Badge tone="success" icon={<Check />}>
          {t('uiKit.done')}
        </Badge>
        <Badge tone="accent">{t('uiKit.inWork')}</Badge>
        <Badge tone="danger">{t('uiKit.failed')}</Badge>
        <Badge>{t('uiKit.fired')}</Badge>
      </div>
    </KitState>
  );
}

function Cards() {
  const { t } = useT();
  return (
    <KitState of="rest">
      <Card className="kit-card">
        <p>{t('uiKit.filledName')}</p>
        <Hint>{t('uiKit.nameHint')}</Hint>
      </Card>
    </KitState>
  );
}

function ScrollCards() {
  const { t } = useT();
  return (
    <KitStates of={['rest', 'focus']}>
      {(state) => (
        <ScrollCard label={t(`uiKit.state.${state}`)} className="kit-card">
          <p className="kit-wide">{t('uiKit.info')}</p>
        </ScrollCard>
      )}
    </KitStates>
  );
}

const counts = () => (
  <KitState of="rest">
    <div className="kit-row">
      <Count>4</Count>
      <Count>128</Count>
      <Count strong>12</Count>
    </div>
  </KitState>
);

function Disclosures() {
  const { t } = useT();
  return (
    <KitStates of={['rest', 'hover', 'focus']}>
      {() => <Disclosure summary={t('uiKit.details')}>{t('uiKit.info')}</Disclosure>}
    </KitStates>
  );
}

function Emails() {
  return (
    <KitState of="long">
      <p className="kit-narrow">
        <Email address="konstantin.preobrazhensky@department-of-development.example.com" />
      </p>
    </KitState>
  );
}

function Facts() {
  const { t } = useT();
  return (
    <KitState of="rest">
      <dl className="kit-facts">
        <Fact label={t('uiKit.employee')}>{useSample().position}</Fact>
        <Fact label={t('uiKit.end')}>07-12-2026</Fact>
      </dl>
    </KitState>
  );
}

function Lines() {
  const { t } = useT();
  return (
    <KitState of="rest">
      <p>{t('uiKit.filledName')}</p>
      <Muted as="p">{t('uiKit.info')}</Muted>
      <Hint as="p">{t('uiKit.nameHint')}</Hint>
      <p>
        <Digits>11 111,11</Digits>
        <br />
        <Digits>98 765,43</Digits>
      </p>
    </KitState>
  );
}

const spinners = () => (
  <KitState of="loading">
    <Spinner />
  </KitState>
);

export const showControls = {
  Avatar: Avatars,
  Badge: Badges,
  BrandIcon: BrandIcons,
  Card: Cards,
  ScrollCard: ScrollCards,
  Count: counts,
  Disclosure: Disclosures,
  Email: Emails,
  Fact: Facts,
  'Muted Hint Digits': Lines,
  Spinner: spinners,
};

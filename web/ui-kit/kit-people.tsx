import Check from 'lucide-react/icons/check';
import { useT } from '#web/ui/base/texts.tsx';
import { Avatar } from '#web/ui/show/avatar.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Count } from '#web/ui/show/count.tsx';
import { Digits, Hint, Muted } from '#web/ui/show/text.tsx';
import { ProgressBar } from '#web/ui/state/progress-bar.tsx';
import { KitPart } from './kit-part.tsx';

export function KitPeople() {
  const { t } = useT();
  return (
    <KitPart title={t('uiKit.badges')}>
      <div className="kit-row">
        <Badge tone="red">90</Badge>
        <Badge tone="yellow">180</Badge>
        <Badge tone="blue">360</Badge>
        <Badge tone="success" icon={<Check />}>
          {t('uiKit.done')}
        </Badge>
        <Badge tone="accent">{t('uiKit.inWork')}</Badge>
        <Badge tone="danger">{t('uiKit.failed')}</Badge>
        <Badge>{t('uiKit.fired')}</Badge>
      </div>
      <div className="kit-row">
        <Avatar lastName="Белов" firstName="Сергей" size="s" />
        <Avatar lastName="Белов" firstName="Сергей" />
        <Avatar lastName="Белов" firstName="Сергей" size="l" />
      </div>
      <ProgressBar label={t('uiKit.passed')} value={2} max={6} text="2/6 · 33%" />
      <ProgressBar thin label={t('uiKit.passed')} value={2} max={6} text="2/6 · 33%" />
      <Card className="kit-card">
        <h3 className="kit-row">
          {t('uiKit.name')} <Count>4</Count> <Count strong>12</Count>
        </h3>
        <Hint>{t('uiKit.nameHint')}</Hint>
        <Muted as="p">
          {t('uiKit.start')}: <Digits>21-11-2026</Digits>
        </Muted>
      </Card>
    </KitPart>
  );
}

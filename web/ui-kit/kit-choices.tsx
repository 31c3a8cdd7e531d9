import { useState } from 'react';
import { useT } from '#web/ui/base/texts.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import { Tabs } from '#web/ui/press/tabs.tsx';
import { KitPart } from './kit-part.tsx';

export function KitChoices() {
  const { t } = useT();
  const [anonymous, setAnonymous] = useState(true);
  const [period, setPeriod] = useState<'once' | 'month' | 'quarter'>('once');
  const [tab, setTab] = useState<'list' | 'marks'>('list');
  const options = (['once', 'month', 'quarter'] as const).map((value) => ({
    value,
    label: t(`uiKit.${value}`),
    disabled: value === 'quarter',
  }));
  return (
    <KitPart title={t('uiKit.choices')}>
      <div className="kit-grid">
        <div>
          <Checkbox
            label={t('uiKit.anonymous')}
            hint={t('uiKit.anonymousHint')}
            checked={anonymous}
            onChange={(event) => setAnonymous(event.target.checked)}
          />
          <Checkbox label={t('uiKit.some')} indeterminate />
          <Checkbox label={t('uiKit.name')} error={t('validation.required')} />
          <Checkbox label={t('uiKit.disabled')} disabled defaultChecked />
          <Checkbox roomy label={t('uiKit.comment')} hint={t('uiKit.commentText')} />
        </div>
        <RadioGroup
          label={t('uiKit.period')}
          options={options}
          value={period}
          onChange={setPeriod}
        />
        <RadioGroup
          label={t('uiKit.period')}
          options={options}
          value={period}
          onChange={setPeriod}
          error={t('validation.required')}
          row
        />
      </div>
      <div>
        <Tabs
          label={t('uiKit.tabs')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'list', label: t('uiKit.list'), count: 87 },
            { id: 'marks', label: t('uiKit.marks') },
          ]}
        >
          <p>{t(`uiKit.${tab}`)}</p>
        </Tabs>
      </div>
    </KitPart>
  );
}

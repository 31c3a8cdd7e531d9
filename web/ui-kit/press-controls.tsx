import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button, type ButtonLook } from '#web/platform/ui/press/button.tsx';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { SaveButtons } from '#web/platform/ui/press/save-buttons.tsx';
import { Segmented } from '#web/platform/ui/press/segmented.tsx';
import { Tabs } from '#web/platform/ui/press/tabs.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { KitState, KitStates, type StateName } from './kit-state.tsx';

const states = ['rest', 'hover', 'focus', 'loading', 'disabled'] as const satisfies StateName[];
const looks = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;
const labels = {
  primary: 'uiKit.create',
  secondary: 'common.cancel',
  quiet: 'uiKit.details',
  danger: 'uiKit.delete',
  link: 'uiKit.forgot',
} as const;
const inState = (state: StateName) => ({
  pending: state === 'loading',
  disabled: state === 'disabled',
});

function Buttons() {
  const { t } = useT();
  const [create, long] = [t('uiKit.create'), t('uiKit.longName')];
  return (
    <>
      <KitStates of={states}>
        {(state) => (
          <div className="kit-row">
            {looks.map((variant) => (
              <Button key={variant} variant={variant} {...inState(state)}>
                {t(labels[variant])}
              </Button>
            ))}
          </div>
        )}
      </KitStates>
      <KitState of="note">
        <InfoBlock tone="warning" actions={<Button variant="inked">{t('uiKit.details')}</Button>}>
          {t('uiKit.warning')}
        </InfoBlock>
      </KitState>
      <KitState of="icon">
        <div className="kit-row">
          <Button variant="primary" icon={<Plus />}>
            {create}
          </Button>
          <Button variant="primary" size="l">
            {t('uiKit.signIn')}
          </Button>
        </div>
      </KitState>
      <KitState of="long">
        <Button block>{long}</Button>
      </KitState>
    </>
  );
}

function IconButtons() {
  const { t } = useT();
  const variants: NonNullable<ButtonLook['variant']>[] = ['quiet', 'secondary'];
  return (
    <KitStates of={states}>
      {(state) => (
        <div className="kit-row">
          {variants.map((variant) => (
            <IconButton
              key={variant}
              variant={variant}
              label={t('uiKit.edit')}
              icon={<Pencil />}
              {...inState(state)}
            />
          ))}
        </div>
      )}
    </KitStates>
  );
}

function LinkButtons() {
  const { t } = useT();
  return (
    <KitStates of={['rest', 'hover', 'focus']}>
      {() => (
        <div className="kit-row">
          <LinkButton href="#LinkButton">{t('uiKit.openReports')}</LinkButton>
        </div>
      )}
    </KitStates>
  );
}

function FormButtons() {
  return (
    <KitStates of={['rest', 'loading']}>
      {(state) => (
        <div className="kit-row">
          <SaveButtons form="kit-no-form" isSaving={state === 'loading'} onCancel={() => {}} />
        </div>
      )}
    </KitStates>
  );
}

function SegmentedKit() {
  const { t } = useT();
  const [view, setView] = useState<'list' | 'year' | 'employee'>('list');
  return (
    <KitStates of={['chosen', 'hover', 'focus']}>
      {() => (
        <div className="kit-row">
          <Segmented
            label={t('uiKit.view.label')}
            value={view}
            onChange={setView}
            options={(['list', 'year', 'employee'] as const).map((value) => ({
              value,
              label: t(`uiKit.view.${value}`),
            }))}
          />
        </div>
      )}
    </KitStates>
  );
}

function TabsKit() {
  const { t } = useT();
  const [tab, setTab] = useState<'list' | 'year' | 'employee'>('list');
  return (
    <KitStates of={['chosen', 'hover', 'focus']}>
      {() => (
        <Tabs
          label={t('uiKit.view.label')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'list', label: t('uiKit.view.list'), count: 87 },
            { id: 'year', label: t('uiKit.view.year') },
            { id: 'employee', label: t('uiKit.view.employee') },
          ]}
        >
          <p>{t(`uiKit.view.${tab}`)}</p>
        </Tabs>
      )}
    </KitStates>
  );
}

export const pressControls = {
  Button: Buttons,
  IconButton: IconButtons,
  LinkButton: LinkButtons,
  SaveButtons: FormButtons,
  Segmented: SegmentedKit,
  Tabs: TabsKit,
};

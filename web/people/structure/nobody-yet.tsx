import { useCan } from '#web/platform/session/session.ts';
import { SettingUpButton } from '#web/platform/shared/nothing-yet.tsx';
import { settingUp } from '#web/platform/shared/setting-up.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { EmptyState } from '#web/platform/ui/state/empty-state.tsx';

/** The company has nobody yet: anybody who may import them does it here, others learn who does. */
export function NobodyYet() {
  const { t } = useT();
  const mayImport = useCan()(settingUp.import);
  return (
    <Card>
      <EmptyState
        title={t('structure.empty')}
        text={t(mayImport ? 'structure.emptyHow' : 'structure.emptyText')}
        action={<SettingUpButton dialog="import" />}
      />
    </Card>
  );
}

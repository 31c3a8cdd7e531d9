import { useCan } from '#web/session/session.ts';
import { SettingUpButton } from '#web/shared/nothing-yet.tsx';
import { settingUp } from '#web/shared/setting-up.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/state/empty-state.tsx';

/** The company has nobody yet: whoever may import them does it here, others learn who does. */
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

import { SettingUpButton } from '#core/account/web/session/nothing-yet.tsx';
import { useCan } from '#core/account/web/session/session.ts';
import { settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';

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

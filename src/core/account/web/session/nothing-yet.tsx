import { openBeside } from '#platform/web/shared/beside.ts';
import { type SettingUp, settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button, type ButtonLook } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useCan } from './session.ts';

/** What brings each: positions and subdivisions come with the people. */
const broughtBy = {
  people: 'import',
  positions: 'import',
  subdivisions: 'import',
  competences: 'library',
} as const;

/** Where a choice is empty because the company has none: opens what brings them, or says who can. */
export function NothingYet({ what }: { what: keyof typeof broughtBy }) {
  const { t } = useT();
  const can = useCan();
  const dialog = broughtBy[what];
  return (
    <Muted as="p">
      {t(`nothingYet.${what}`)}{' '}
      {can(settingUp[dialog]) ? (
        <SettingUpButton dialog={dialog} variant="link" />
      ) : (
        t('nothingYet.whoCan')
      )}
    </Muted>
  );
}

type SettingUpButtonProps = Pick<ButtonLook, 'variant'> & { dialog: SettingUp };

/** Opens the dialog, for those who may use it. */
export function SettingUpButton({ dialog, variant }: SettingUpButtonProps) {
  const { t } = useT();
  const can = useCan();
  if (!can(settingUp[dialog])) return null;
  return (
    <Button variant={variant} onClick={() => openBeside(dialog, {})}>
      {t(`nothingYet.${dialog}`)}
    </Button>
  );
}

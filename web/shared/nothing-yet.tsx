import { useCan } from '#web/session/session.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { openSettingUp, settingUp } from './setting-up.ts';

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
        <Button variant="link" onClick={() => openSettingUp(dialog)}>
          {t(`nothingYet.${dialog}`)}
        </Button>
      ) : (
        t('nothingYet.whoCan')
      )}
    </Muted>
  );
}

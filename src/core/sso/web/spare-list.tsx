import type { SsoSettings } from '#core/sso/contract/sso.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { useSetSpare } from './queries.ts';

interface SpareListProps {
  settings: SsoSettings;
  mayChange: boolean;
}

/** Super admins whose password always lets them in (rule 109). */
export function SpareList({ settings, mayChange }: SpareListProps) {
  const texts = useT();
  const { t } = texts;
  const save = useSetSpare();
  const waiting = save.isPending ? save.variables : undefined;
  const standing = ({
    hasPassword,
    hasFactor,
    ownEntryAt,
    isReady,
  }: SsoSettings['spareList'][number]) => {
    if (!hasPassword) return t('ssoSettings.spareNoPassword');
    if (!hasFactor) return t('ssoSettings.spareNoFactor');
    if (!ownEntryAt || !isReady) return t('ssoSettings.spareStale');
    return t('ssoSettings.spareReady', { date: formatDay(ownEntryAt, texts) });
  };
  return (
    <fieldset className="sso-group" disabled={!mayChange}>
      <Legend>{t('ssoSettings.spares')}</Legend>
      <Hint as="p">{t('ssoSettings.sparesText')}</Hint>
      {settings.spareList.map((one) => (
        <Checkbox
          key={one.membershipId}
          label={`${one.name}, ${one.email}`}
          hint={one.isSpare ? standing(one) : undefined}
          checked={
            waiting?.params.membershipId === one.membershipId ? waiting.body.isSpare : one.isSpare
          }
          onChange={({ target }) =>
            save.mutate({
              params: { membershipId: one.membershipId },
              body: { isSpare: target.checked },
            })
          }
        />
      ))}
    </fieldset>
  );
}

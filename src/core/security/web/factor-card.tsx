import { useQuery } from '@tanstack/react-query';
import { useCan } from '#core/account/web/session/session.ts';
import {
  type FactorMissing,
  getFactorMissing,
  remindFactor,
} from '#core/security/contract/security.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { FormCard } from './form-card.tsx';
import { useSecurity } from './queries.ts';

const FactorForm = part(() => import('./factor-form.tsx'), 'FactorForm');

/** Who must sign in with a second factor, and who of them has none yet (rule 105). */
export function FactorCard() {
  const { t } = useT();
  const saved = useSecurity().data?.data;
  const missing = useQuery(partQuery(getFactorMissing));
  const isOn = saved && saved.factorRoles.length > 0;
  const count = missing.data?.data.count;
  const on = count === undefined ? undefined : t('factor.policy.state', { count });
  return (
    <FormCard
      title={t('factor.policy.title')}
      stateOf={() => (isOn ? on : t('factor.policy.off'))}
      about={t('factor.policy.lead')}
      Form={FactorForm}
    >
      {missing.isError && <QueryError query={missing} title={t('factor.policy.notLoaded')} />}
      {isOn && missing.data && <Missing {...missing.data.data} />}
    </FormCard>
  );
}

function Missing({ count, missingList }: FactorMissing) {
  const { t } = useT();
  const can = useCan();
  const remind = useSend(remindFactor);
  const missing = missingList.length;
  if (missing === 0) return <p>{t('factor.policy.nobodyMissing')}</p>;
  return (
    <div className="factor-lacking">
      <p>{t('factor.policy.missing', { missing, count })}</p>
      <ul className="factor-missing">
        {missingList.map(({ id, name, isReminded }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {isReminded ? (
              <Muted>{t('factor.policy.reminded')}</Muted>
            ) : (
              can(remindFactor.access) && (
                <Button
                  variant="link"
                  aria-label={t('factor.policy.remindNamed', { name })}
                  onClick={() => remind.mutate({ params: { id } })}
                >
                  {t('factor.policy.remind')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

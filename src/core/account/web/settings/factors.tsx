import { useState } from 'react';
import { refreshPerson } from '#core/account/web/session/load-session.ts';
import type { Factor, TrustedDevice } from '#core/factor/contract/factor.ts';
import { fewRecoveryCodes } from '#core/factor/contract/rules/factor.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useFactors, useForgetTrusted } from './queries.ts';

const AddFactor = part(() => import('./add-factor.tsx'), 'AddFactor', 'factor');
const NewCodes = part(() => import('./add-factor.tsx'), 'NewCodes');
const RenameFactor = part(() => import('./change-factor.tsx'), 'RenameFactor');
const RemoveFactor = part(() => import('./change-factor.tsx'), 'RemoveFactor');

type Open = { what: 'add' | 'codes' } | { what: 'rename' | 'remove'; factor: Factor };

/** One's own second factors, recovery codes and trusted devices (rule 105). */
export function Factors() {
  const { t } = useT();
  const factors = useFactors();
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    // The note about the factor on every page may no longer be true.
    refreshPerson().catch(() => {});
  };
  if (factors.isError) {
    return <QueryError query={factors} title={t('factor.settings.notLoaded')} />;
  }
  if (!factors.data) return <Skeleton height="44px" />;
  const { data, recoveryLeft, trustedList, isWanted, addedBy } = factors.data;
  const isLast = data.length === 1;
  return (
    <>
      {data.length === 0 && <p className="settings-none">{t('factor.settings.none')}</p>}
      <ul className="settings-sessions">
        {data.map((factor) => (
          <Row key={factor.id} factor={factor} isKept={isLast && isWanted} onOpen={setOpen} />
        ))}
      </ul>
      {isLast && isWanted && <Hint as="p">{t('factor.settings.wanted')}</Hint>}
      {addedBy === 'session' ? (
        <Button onClick={() => setOpen({ what: 'add' })}>{t('factor.settings.add')}</Button>
      ) : (
        <InfoBlock>
          <p>{t(`factor.settings.addedBy.${addedBy}`)}</p>
        </InfoBlock>
      )}
      {data.length > 0 && (
        <section className="settings-part">
          <h3>{t('factor.settings.recovery')}</h3>
          {recoveryLeft > fewRecoveryCodes ? (
            <p>{t('factor.settings.left', { count: recoveryLeft })}</p>
          ) : (
            <InfoBlock tone="warning">
              <p>
                {recoveryLeft === 0
                  ? t('factor.banner.noneLeft')
                  : t('factor.settings.left', { count: recoveryLeft })}
              </p>
            </InfoBlock>
          )}
          <Button onClick={() => setOpen({ what: 'codes' })}>{t('factor.settings.renew')}</Button>
        </section>
      )}
      {trustedList.length > 0 && <Trusted trustedList={trustedList} />}
      {open?.what === 'add' && <AddFactor onClose={close} />}
      {open?.what === 'codes' && <NewCodes onClose={close} />}
      {open?.what === 'rename' && <RenameFactor factor={open.factor} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveFactor factor={open.factor} isLast={isLast} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  factor: Factor;
  isKept: boolean;
  onOpen: (open: Open) => void;
}

function Row({ factor, isKept, onOpen }: RowProps) {
  const texts = useT();
  const { t } = texts;
  const { name, createdAt, lastUsedAt } = factor;
  const said = { date: formatMoment(createdAt, texts), device: spokenDevice(factor, t) };
  return (
    <li>
      <div>
        <p className="settings-device">{name}</p>
        <Hint as="p">{t(`factor.kind.${factor.kind}`)}</Hint>
        <Hint as="p" digits>
          {t('factor.settings.added', said)}
        </Hint>
        <Hint as="p" digits>
          {lastUsedAt === null
            ? t('factor.settings.unused')
            : t('factor.settings.used', { at: formatMoment(lastUsedAt, texts) })}
        </Hint>
      </div>
      <span className="settings-verbs">
        <Button
          variant="link"
          aria-label={t('factor.settings.renameNamed', { name })}
          onClick={() => onOpen({ what: 'rename', factor })}
        >
          {t('factor.settings.rename')}
        </Button>
        {!isKept && (
          <Button
            variant="link"
            aria-label={t('factor.settings.removeNamed', { name })}
            onClick={() => onOpen({ what: 'remove', factor })}
          >
            {t('factor.settings.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

function Trusted({ trustedList }: { trustedList: readonly TrustedDevice[] }) {
  const texts = useT();
  const { t } = texts;
  const forget = useForgetTrusted();
  return (
    <section className="settings-part">
      <h3>{t('factor.settings.trusted')}</h3>
      <ul className="settings-sessions">
        {trustedList.map((one) => {
          const device = spokenDevice(one, t);
          return (
            <li key={one.id}>
              <div>
                <p className="settings-device">{device}</p>
                <Hint as="p" digits>
                  {t('factor.settings.trustedUntil', { date: formatMoment(one.until, texts) })}
                </Hint>
              </div>
              <Button
                variant="link"
                aria-label={t('factor.settings.forgetNamed', { device })}
                onClick={() => forget.mutate({ params: { id: one.id } })}
              >
                {t('factor.settings.forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { SsoConnection, SsoSeen } from '#core/sso/contract/sso.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useSsoTest, useTrySso } from './queries.ts';

interface TryDialogProps {
  connection: SsoConnection;
  onClose: () => void;
}

/** Tries a provider in a window of its own, and shows what came: who it would be, or why nobody. */
export function TryDialog({ connection, onClose }: TryDialogProps) {
  const { t } = useT();
  const { id, name } = connection;
  const begin = useTrySso();
  const begun = useRef(false);
  const { mutate, data } = begin;
  const again = () => mutate({ params: { id } }, { onError: onClose });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate({ params: { id } }, { onError: onClose });
  }, [mutate, id, onClose]);
  return (
    <Modal
      open
      size="l"
      title={t('ssoSettings.tryTitle', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="sso-dialog">
        <Muted as="p">{t('ssoSettings.tryText')}</Muted>
        {data ? (
          <Test key={data.data.id} test={data.data} onAgain={again} />
        ) : (
          <Skeleton height="40px" />
        )}
      </div>
    </Modal>
  );
}

function Test({ test, onAgain }: { test: { id: string; address: string }; onAgain: () => void }) {
  const { t } = useT();
  const look = useSsoTest(test.id);
  const result = look.data?.data;
  return (
    <div className="sso-group" aria-live="polite">
      {!result?.isOver && (
        <>
          <LinkButton href={test.address} target="_blank" rel="noreferrer" variant="primary">
            {t('ssoSettings.tryOpen')}
          </LinkButton>
          <Muted as="p">{t('ssoSettings.tryWaits')}</Muted>
        </>
      )}
      {result?.seen && <Seen seen={result.seen} />}
      {result?.isOver && !result.seen && <p>{t('ssoSettings.tryOver')}</p>}
      {result?.isOver && (
        <div>
          <Button onClick={onAgain}>{t('ssoSettings.tryAgain')}</Button>
        </div>
      )}
    </div>
  );
}

/** What came, in the provider's own names. */
export function Seen({ seen }: { seen: SsoSeen }) {
  const { t } = useT();
  const { failure, detail, refusal, person, roleList, hasFactor, claimList } = seen;
  if (failure) {
    return (
      <InfoBlock tone="danger" title={t('ssoSettings.tryFailed')}>
        <p>{t(`ssoSettings.failure.${failure}`)}</p>
        {detail && <p>{detail}</p>}
      </InfoBlock>
    );
  }
  const facts = [
    [t('ssoSettings.person'), person ? `${person.name}, ${person.email}` : t('ssoSettings.nobody')],
    [t('ssoSettings.roles'), roleList.map((role) => t(`role.${role}`)).join(', ')],
    [t('ssoSettings.factor'), t(hasFactor ? 'ssoSettings.factorYes' : 'ssoSettings.factorNo')],
  ] as const;
  return (
    <>
      <InfoBlock
        tone={refusal ? 'warning' : 'info'}
        title={t(refusal ? 'ssoSettings.tryRefused' : 'ssoSettings.trySuccess')}
      >
        {refusal && <p>{t(`ssoSettings.refusal.${refusal}`)}</p>}
      </InfoBlock>
      {!refusal && <Table caption={t('ssoSettings.who')} rows={facts} />}
      <Table
        caption={t('ssoSettings.came')}
        rows={claimList.map(({ name, value }) => [name, value] as const)}
      />
    </>
  );
}

function Table({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [string, string])[];
}) {
  return (
    <table className="sso-claims">
      <caption className="sso-label">{caption}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

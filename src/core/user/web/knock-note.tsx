import { useQuery } from '@tanstack/react-query';
import { getKnocks } from '#core/sso/contract/access-request/knock.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const KnockList = part(() => import('./knock-list.tsx'), 'KnockList', 'knock');

/** Says that people came by company sign-in whom nobody knows. Without any there is nothing to see. */
export function KnockNote() {
  const { t } = useT();
  const { data } = useQuery(partQuery(getKnocks));
  const { open, button, floating } = useOpener(KnockList);
  const knocks = data?.data ?? [];
  return (
    <>
      {knocks.length > 0 && (
        <InfoBlock
          title={t('knock.title')}
          actions={<Button {...button}>{t('knock.open')}</Button>}
        >
          <p>{t('knock.note', { count: knocks.length })}</p>
        </InfoBlock>
      )}
      {open && <KnockList knocks={knocks} onClose={floating.onClose} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getKnocks } from '#contract/people/entry/knock.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { part } from '#web/platform/session/part.ts';
import { useOpener } from '#web/platform/ui/base/part.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

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

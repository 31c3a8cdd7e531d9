import { useQuery } from '@tanstack/react-query';
import { getAccessRequests } from '#core/sso/contract/access-request/access-request.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const AccessRequestList = part(
  () => import('./access-request-list.tsx'),
  'AccessRequestList',
  'accessRequest',
);

/** Says that people came by company sign-in whom nobody knows. Without any there is nothing to see. */
export function AccessRequestNote() {
  const { t } = useT();
  const { data } = useQuery(partQuery(getAccessRequests));
  const { open, button, floating } = useOpener(AccessRequestList);
  const accessRequests = data?.data ?? [];
  return (
    <>
      {accessRequests.length > 0 && (
        <InfoBlock
          title={t('accessRequest.title')}
          actions={<Button {...button}>{t('accessRequest.open')}</Button>}
        >
          <p>{t('accessRequest.note', { count: accessRequests.length })}</p>
        </InfoBlock>
      )}
      {open && <AccessRequestList accessRequests={accessRequests} onClose={floating.onClose} />}
    </>
  );
}

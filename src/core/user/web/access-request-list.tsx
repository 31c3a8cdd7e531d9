import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  type AccessRequest,
  bindAccessRequest,
  forgetAccessRequest,
} from '#core/sso/contract/access-request/access-request.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useOfferedStaff } from './queries.ts';

interface AccessRequestListProps {
  accessRequests: readonly AccessRequest[];
  onClose: () => void;
}

/** Who was not let in, each with who it may be. HR says it by one press (rule 108). */
export function AccessRequestList({ accessRequests, onClose }: AccessRequestListProps) {
  const { t } = useT();
  return (
    <Modal
      open
      size="l"
      title={t('accessRequest.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Muted as="p">{t('accessRequest.lead')}</Muted>
      {accessRequests.length === 0 && <p role="status">{t('accessRequest.empty')}</p>}
      <ul className="user-access-request-list">
        {accessRequests.map((accessRequest) => (
          <Row key={accessRequest.id} accessRequest={accessRequest} />
        ))}
      </ul>
    </Modal>
  );
}

function Row({ accessRequest }: { accessRequest: AccessRequest }) {
  const texts = useT();
  const { t } = texts;
  const { id, connection, email, reason, lastAt, suggested } = accessRequest;
  const bind = useSend(bindAccessRequest);
  const forget = useSend(forgetAccessRequest);
  const [searches, setSearches] = useState(false);
  const name = accessRequest.name ?? email ?? t('accessRequest.noName');
  const say = (employeeId: string) => bind.mutate({ body: { id, employeeId } });
  return (
    <li className="user-access-request">
      <div className="user-access-request-text">
        <strong>{name}</strong>
        {accessRequest.name && email && <Muted>{email}</Muted>}
        <Muted>{t(`accessRequest.reason.${reason}`)}</Muted>
        <Muted>{t('accessRequest.came', { connection, date: formatDay(lastAt, texts) })}</Muted>
      </div>
      <div className="user-access-request-actions">
        {suggested && (
          <Button variant="primary" pending={bind.isPending} onClick={() => say(suggested.id)}>
            {t('accessRequest.isThem', { name: suggested.name })}
          </Button>
        )}
        <Button
          aria-expanded={searches}
          aria-label={t('accessRequest.anotherFor', { name })}
          onClick={() => setSearches(!searches)}
        >
          {t('accessRequest.another')}
        </Button>
        <IconButton
          label={t('accessRequest.forget', { name })}
          icon={<Trash2 />}
          onClick={() => forget.mutate({ params: { id } })}
        />
      </div>
      {searches && <Staff onPick={say} />}
    </li>
  );
}

function Staff({ onPick }: { onPick: (employeeId: string) => void }) {
  const { t, locale } = useT();
  const [q, setQ] = useState('');
  const { data } = useOfferedStaff(q);
  const people = data?.pages[0]?.data ?? [];
  return (
    <div className="user-access-request-staff">
      <SearchField label={t('accessRequest.search')} value={q} debounce={400} onChange={setQ} />
      {data && people.length === 0 && <Muted as="p">{t('accessRequest.nobody')}</Muted>}
      <ul className="user-access-request-people">
        {people.slice(0, 10).map((person) => (
          <li key={person.id}>
            <Button variant="link" onClick={() => onPick(person.id)}>
              {shortName(person, locale)}, {person.email}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

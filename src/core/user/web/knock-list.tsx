import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { bindKnock, forgetKnock, type Knock } from '#core/sso/contract/access-request/knock.ts';
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

interface KnockListProps {
  knocks: readonly Knock[];
  onClose: () => void;
}

/** Who was not let in, each with who it may be. HR says it by one press (rule 108). */
export function KnockList({ knocks, onClose }: KnockListProps) {
  const { t } = useT();
  return (
    <Modal
      open
      size="l"
      title={t('knock.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Muted as="p">{t('knock.lead')}</Muted>
      {knocks.length === 0 && <p role="status">{t('knock.empty')}</p>}
      <ul className="user-knock-list">
        {knocks.map((knock) => (
          <Row key={knock.id} knock={knock} />
        ))}
      </ul>
    </Modal>
  );
}

function Row({ knock }: { knock: Knock }) {
  const texts = useT();
  const { t } = texts;
  const { id, connection, email, reason, lastAt, suggested } = knock;
  const bind = useSend(bindKnock);
  const forget = useSend(forgetKnock);
  const [searches, setSearches] = useState(false);
  const name = knock.name ?? email ?? t('knock.noName');
  const say = (employeeId: string) => bind.mutate({ body: { id, employeeId } });
  return (
    <li className="user-knock">
      <div className="user-knock-text">
        <strong>{name}</strong>
        {knock.name && email && <Muted>{email}</Muted>}
        <Muted>{t(`knock.reason.${reason}`)}</Muted>
        <Muted>{t('knock.came', { connection, date: formatDay(lastAt, texts) })}</Muted>
      </div>
      <div className="user-knock-actions">
        {suggested && (
          <Button variant="primary" pending={bind.isPending} onClick={() => say(suggested.id)}>
            {t('knock.isThem', { name: suggested.name })}
          </Button>
        )}
        <Button
          aria-expanded={searches}
          aria-label={t('knock.anotherFor', { name })}
          onClick={() => setSearches(!searches)}
        >
          {t('knock.another')}
        </Button>
        <IconButton
          label={t('knock.forget', { name })}
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
    <div className="user-knock-staff">
      <SearchField label={t('knock.search')} value={q} debounce={400} onChange={setQ} />
      {data && people.length === 0 && <Muted as="p">{t('knock.nobody')}</Muted>}
      <ul className="user-knock-people">
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

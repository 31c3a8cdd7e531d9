import { Link } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import type { DirectoryVerb } from '#core/directory/contract/policy/directory.ts';
import type { PlaceOfUse, Usage } from '#core/directory/contract/usage.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { Archive as Archiving } from './queries.ts';

/** An entry that somebody wants to delete. */
export interface Item {
  id: string;
  name: string;
  isArchived?: boolean | undefined;
  can: readonly DirectoryVerb[];
}

export interface UsageDialogProps {
  item: Item;
  usage: Usage;
  archive: Archiving['archive'] | undefined;
  onClose: () => void;
}

/** Says where an item that can't be deleted is used, with links (rule 35), and offers to archive it (rule 86). */
export function UsageDialog({ item, usage, archive, onClose }: UsageDialogProps) {
  const { t } = useT();
  const { usedIn, count } = usage;
  const { id, name, isArchived, can } = item;
  const more = count - usedIn.length;
  return (
    <Modal
      open
      title={t('directory.usage.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {archive && can.includes('archive') && (
            <Button
              variant="primary"
              icon={<Archive />}
              pending={archive.isPending}
              onClick={() => archive.mutate({ params: { id } }, { onSuccess: onClose })}
            >
              {t('directory.archive')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`directory.usage.${isArchived ? 'textArchived' : 'text'}`, { name })}</p>
      <p className="directory-usage-count">{t('directory.usage.places', { count })}</p>
      <ul className="directory-usage">
        {usedIn.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <Place place={place} onGo={onClose} />
          </li>
        ))}
      </ul>
      {more > 0 && <Muted as="p">{t('directory.usage.more', { count: more })}</Muted>}
    </Modal>
  );
}

function Place({ place, onGo }: { place: PlaceOfUse; onGo: () => void }) {
  const { t } = useT();
  const { kind, id, name, number, left } = place;
  if (kind === 'questionary') {
    return (
      <>
        <Link to="/estimation/questionary/$id" params={{ id }} onClick={onGo}>
          {t('directory.usage.questionary', { number: number ?? 0 })}
        </Link>
        <Muted>{name}</Muted>
      </>
    );
  }
  if (kind === 'cycle') {
    return (
      <>
        <Link to="/estimation/cycles/$id" params={{ id }} onClick={onGo}>
          {name}
        </Link>
        <Muted>{t('directory.usage.cycle')}</Muted>
      </>
    );
  }
  const tab = kind === 'position' ? 'positions' : 'employees';
  const search = { q: name, ...(kind === 'position' && { archived: 'true' as const }) };
  return (
    <>
      {left ? (
        <span>{name}</span>
      ) : (
        <Link to="/estimation/dictionary/$tab" params={{ tab }} search={search} onClick={onGo}>
          {name}
        </Link>
      )}
      <Muted>{t(`directory.usage.${left ?? kind}`)}</Muted>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { PlaceOfUse, Usage } from '#contract/usage.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Modal } from '#web/ui/cover/modal.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';

export interface UsageDialogProps {
  name: string;
  usage: Usage;
  onClose: () => void;
}

/** Says where an item that cannot be deleted is used, with a link to each place (rule 35). */
export function UsageDialog({ name, usage: { usedIn, count }, onClose }: UsageDialogProps) {
  const { t } = useT();
  const more = count - usedIn.length;
  return (
    <Modal
      open
      title={t('directory.usage.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('directory.usage.text', { name })}</p>
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
  const tab = kind === 'position' ? 'positions' : 'employees';
  return (
    <>
      {left ? (
        <span>{name}</span>
      ) : (
        <Link to="/estimation/dictionary/$tab" params={{ tab }} search={{ q: name }} onClick={onGo}>
          {name}
        </Link>
      )}
      <Muted>{t(`directory.usage.${left ?? kind}`)}</Muted>
    </>
  );
}

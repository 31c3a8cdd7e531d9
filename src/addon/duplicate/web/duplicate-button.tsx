import Merge from 'lucide-react/icons/merge';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

const DuplicateModal = part(() => import('./duplicate-modal.tsx'), 'DuplicateModal', 'duplicate');

/** Opens the pairs of entries that look alike. They are looked for when somebody asks. */
export function DuplicateButton({ kind }: { kind: DuplicateKind }) {
  const { t } = useT();
  const can = useCan();
  const { open, button, floating } = useOpener(DuplicateModal);
  const { list, merge } = duplicateCalls[kind];
  if (!can(list.access) || !can(merge.access)) return null;
  return (
    <>
      <Button icon={<Merge />} title={t('directory.duplicates')} {...button}>
        <span className="directory-rare">{t('directory.duplicates')}</span>
      </Button>
      {open && <DuplicateModal kind={kind} onClose={floating.onClose} />}
    </>
  );
}

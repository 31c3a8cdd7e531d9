import Merge from 'lucide-react/icons/merge';
import type { TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import { twinCalls } from '#addon/duplicate/contract/twin.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

const TwinModal = part(() => import('./twin-modal.tsx'), 'TwinModal', 'duplicate');

/** Opens the pairs of entries that look alike. They are looked for when somebody asks. */
export function TwinButton({ kind }: { kind: TwinKind }) {
  const { t } = useT();
  const can = useCan();
  const { open, button, floating } = useOpener(TwinModal);
  const { list, merge } = twinCalls[kind];
  if (!can(list.access) || !can(merge.access)) return null;
  return (
    <>
      <Button icon={<Merge />} title={t('directory.twins')} {...button}>
        <span className="directory-rare">{t('directory.twins')}</span>
      </Button>
      {open && <TwinModal kind={kind} onClose={floating.onClose} />}
    </>
  );
}

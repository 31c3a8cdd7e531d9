import Merge from 'lucide-react/icons/merge';
import type { TwinKind } from '#contract/people/rules/twin.ts';
import { twinCalls } from '#contract/people/twin/twin.ts';
import { part } from '#web/platform/session/part.ts';
import { useCan } from '#web/platform/session/session.ts';
import { useOpener } from '#web/platform/ui/base/part.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

const TwinModal = part(() => import('./twin-modal.tsx'), 'TwinModal', 'twin');

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

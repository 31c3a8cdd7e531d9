import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { sendTestLetter } from '#core/cycle/contract/cycle-preview.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

const QuestionsPreview = part(
  () => import('#core/cycle/web/questions-preview.tsx'),
  'QuestionsPreview',
  'answering',
);

/** What raters will see, and the letter that they will get, before anything leaves. */
export function LookAhead({ cycleId }: { cycleId: string }) {
  const { t } = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const send = useSend(sendTestLetter);
  return (
    <div className="cycle-ahead">
      <Button icon={<Eye />} onClick={() => setOpen(true)}>
        {t('cycleBoard.preview.open')}
      </Button>
      {can(sendTestLetter.access) && (
        <Button
          icon={<Mail />}
          pending={send.isPending}
          onClick={() => send.mutate({ params: { id: cycleId } })}
        >
          {t('cycleBoard.preview.letter')}
        </Button>
      )}
      {isOpen && <QuestionsPreview cycleId={cycleId} onClose={() => setOpen(false)} />}
    </div>
  );
}

import { useState } from 'react';
import type { RaterList } from '#core/cycle/contract/raters.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { sentList } from './chosen.ts';
import type { ListOnScreen } from './use-list.ts';

const ReturnDialog = part(() => import('./return-dialog.tsx'), 'ReturnDialog');

/** What may be done with the list now: the step on first, then the others. */
export function ListButtons({ saved, own }: { saved: RaterList; own: ListOnScreen }) {
  const { t } = useT();
  const [returning, setReturning] = useState(false);
  const { can, isApproved } = saved;
  const { act, send, isDirty, list } = own;
  const doing = send.isPending ? send.variables?.body.action : undefined;
  const has = (verb: RaterList['can'][number]) => can.includes(verb);
  const comers = has('add') ? sentList(list, saved).length : 0;
  const first = has('approve') ? 'approve' : 'send';
  return (
    <div className="raters-buttons-row">
      {has(first) && (
        <Button variant="primary" size="l" pending={doing === first} onClick={() => act(first)}>
          {first === 'approve'
            ? t('raters.approve')
            : t(isApproved ? 'raters.send' : 'raters.sendFree')}
        </Button>
      )}
      {has('add') && (
        <Button
          variant="primary"
          size="l"
          disabled={comers === 0}
          pending={doing === 'add'}
          onClick={() => act('add')}
        >
          {t('raters.add', { count: comers })}
        </Button>
      )}
      {has('return') && (
        <Button size="l" pending={doing === 'return'} onClick={() => setReturning(true)}>
          {t('raters.back')}
        </Button>
      )}
      {has('save') && isDirty && (
        <Button size="l" pending={doing === 'save'} onClick={() => act('save')}>
          {t('common.save')}
        </Button>
      )}
      {returning && (
        <ReturnDialog
          subject={saved.subject}
          onReturn={(note) => {
            setReturning(false);
            act('return', note);
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </div>
  );
}

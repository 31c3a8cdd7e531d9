import { useState } from 'react';
import { leaveInvitation } from '#core/account/web/session/invitation.ts';
import { forgetOnDevice } from '#core/account/web/session/kept-invitations.ts';
import { forgetAsked } from '#core/answering/web/draft/asked-storage.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

type Person = {
  participantId: string;
  participantName: string;
};

/** Whose answers these will be, and a way out for anybody else on this device (rule 61). */
export function AnsweringAs({ participantId, participantName: name }: Person) {
  const { t } = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Muted as="p">
        {t('answering.link.as', { name })}{' '}
        <Button variant="link" onClick={() => setAsking(true)}>
          {t('answering.link.notMe')}
        </Button>
      </Muted>
      <ConfirmDialog
        open={asking}
        title={t('answering.link.leaveTitle')}
        text={t('answering.link.leaveText')}
        confirmLabel={t('answering.link.leave')}
        onConfirm={() => {
          forgetOnDevice(participantId);
          forgetAsked(participantId);
          leaveInvitation();
          window.location.assign('/testing');
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

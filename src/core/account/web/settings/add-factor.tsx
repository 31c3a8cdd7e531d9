import { useState } from 'react';
import { addPasskey, getNewPasskeyOptions } from '#core/account/contract/passkey.ts';
import { addTotp, beginTotp, finishRecovery, renewRecovery } from '#core/factor/contract/factor.ts';
import { EnrolSteps } from '#core/factor/web/enrol-steps.tsx';
import { RecoveryCodes } from '#core/factor/web/recovery-codes.tsx';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface Props {
  onClose: () => void;
}
/** The form shows failures itself. */
const meta = { quiet: true };

export function AddFactor({ onClose }: Props) {
  const { t } = useT();
  const begin = useSend(beginTotp, { meta });
  const add = useSend(addTotp, { meta });
  const beginPasskey = useSend(getNewPasskeyOptions, { meta });
  const passkey = useSend(addPasskey, { meta });
  const finish = useSend(finishRecovery, { meta: { quiet: false, isShown: () => true } });
  return (
    <Modal open title={t('factor.settings.title')} onClose={onClose}>
      <EnrolSteps
        calls={{
          begin: () => begin.mutateAsync({}),
          add: (body) => add.mutateAsync({ body }),
          beginPasskey: () => beginPasskey.mutateAsync({}),
          addPasskey: (credential) => passkey.mutateAsync({ body: { credential } }),
          finish: (recovery) => finish.mutateAsync({ body: { recovery } }, { onSuccess: onClose }),
        }}
        onAdded={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}

/** Ten new codes: the former ones work until one of these has been typed back. */
export function NewCodes({ onClose }: Props) {
  const { t } = useT();
  const [codeList, setCodeList] = useState<readonly string[]>();
  const renew = useSend(renewRecovery, { meta: { quiet: 'success' } });
  const finish = useSend(finishRecovery, { meta: { isShown: () => true } });
  return (
    <Modal open title={t('factor.settings.recovery')} onClose={onClose}>
      {codeList ? (
        <RecoveryCodes
          codeList={codeList}
          onTyped={(recovery) => finish.mutateAsync({ body: { recovery } }, { onSuccess: onClose })}
          onCancel={onClose}
        />
      ) : (
        <div className="factor-form">
          <p>{t('factor.enrol.codesLead')}</p>
          <div className="factor-buttons">
            <Button
              variant="primary"
              pending={renew.isPending}
              onClick={() =>
                renew.mutate({}, { onSuccess: (reply) => setCodeList(reply.codeList) })
              }
            >
              {t('factor.settings.renew')}
            </Button>
            <Button onClick={onClose}>{t('factor.enrol.cancel')}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

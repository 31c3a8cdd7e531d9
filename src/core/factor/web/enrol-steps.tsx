import { useState } from 'react';
import type {
  CreationOptions,
  NewCredential,
} from '#core/account/contract/rules/passkey-fields.ts';
import { hasPasskeys } from '#platform/web/browser/secure-only.ts';
import { makePasskey } from './ceremony.ts';
import { ChooseFactor } from './choose-factor.tsx';
import { EnrolApp, type NewApp } from './enrol-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The codes to be kept; none where there were some before. */
interface Added {
  codeList: readonly string[];
}

/** The calls of one's own settings, or those of signing in. */
export interface EnrolCalls {
  begin: () => Promise<{ secret: string; uri: string }>;
  add: (app: NewApp) => Promise<Added>;
  beginPasskey: () => Promise<CreationOptions>;
  addPasskey: (credential: NewCredential) => Promise<Added>;
  finish: (recovery: string) => Promise<unknown>;
}

interface Props {
  calls: EnrolCalls;
  /** A further factor needs no new codes: it is done at once. */
  onAdded?: () => void;
  onCancel: () => void;
}

/** Adding a passkey or an authenticator app, then the codes for who loses it. */
export function EnrolSteps({ calls, onAdded, onCancel }: Props) {
  const [isApp, setApp] = useState(!hasPasskeys());
  const [codeList, setCodeList] = useState<readonly string[]>();
  const take = (added: Added) => {
    if (added.codeList.length > 0) setCodeList(added.codeList);
    else onAdded?.();
  };
  if (codeList) {
    return <RecoveryCodes codeList={codeList} onTyped={calls.finish} onCancel={onCancel} isFirst />;
  }
  if (isApp) {
    return (
      <EnrolApp
        begin={calls.begin}
        onCancel={onCancel}
        onApp={async (app) => take(await calls.add(app))}
      />
    );
  }
  return (
    <ChooseFactor
      addPasskey={async () =>
        take(await calls.addPasskey(await makePasskey(await calls.beginPasskey())))
      }
      onApp={() => setApp(true)}
      onCancel={onCancel}
    />
  );
}

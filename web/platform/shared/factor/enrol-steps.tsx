import { useState } from 'react';
import { EnrolApp, type NewApp } from './enrol-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The calls of one's own settings, or those of signing in. */
export interface EnrolCalls {
  begin: () => Promise<{ secret: string; uri: string }>;
  /** The codes to be kept; none where there were some before. */
  add: (app: NewApp) => Promise<{ codeList: readonly string[] }>;
  finish: (recovery: string) => Promise<unknown>;
}

interface Props {
  calls: EnrolCalls;
  /** A further factor needs no new codes: it is done at once. */
  onAdded?: () => void;
  onCancel: () => void;
}

/** Adding an authenticator app: the picture and its first code, then the codes for who loses it. */
export function EnrolSteps({ calls, onAdded, onCancel }: Props) {
  const [codeList, setCodeList] = useState<readonly string[]>();
  if (codeList) {
    return <RecoveryCodes codeList={codeList} onTyped={calls.finish} onCancel={onCancel} isFirst />;
  }
  return (
    <EnrolApp
      begin={calls.begin}
      onCancel={onCancel}
      onApp={async (app) => {
        const added = await calls.add(app);
        if (added.codeList.length > 0) setCodeList(added.codeList);
        else onAdded?.();
      }}
    />
  );
}

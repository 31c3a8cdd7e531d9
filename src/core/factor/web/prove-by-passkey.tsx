import { prove } from '#core/account/contract/confirmation.ts';
import { getPasskeyConfirmationOptions } from '#core/account/contract/passkey.ts';
import { call } from '#platform/web/api/call.ts';
import { askPasskey } from './ceremony.ts';
import './factor.css';
import { PasskeyPress } from './passkey-press.tsx';

/** "Confirm it's you" by one press (rule 107). */
export function ProveByPasskey({ onProved }: { onProved: () => void }) {
  async function work() {
    const passkey = await askPasskey(await call(getPasskeyConfirmationOptions));
    await call(prove, { body: { passkey } });
    onProved();
  }
  return <PasskeyPress what="use" work={work} variant="primary" block autoFocus />;
}

import { OtherAccountPage } from '#core/account/web/other-account-page.tsx';
import type { AccountQuestion } from '#core/account/web/session/arrive.ts';
import { Spoken } from './spoken.tsx';

/** Only the question which account to go on with, until it is answered. */
export function AccountQuestionApp({ question }: { question: AccountQuestion }) {
  return (
    <Spoken>
      <OtherAccountPage question={question} />
    </Spoken>
  );
}

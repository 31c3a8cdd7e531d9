import { useInvitation } from '#core/account/web/session/invitation.ts';
import { part } from '#platform/web/device/part.ts';
import { againPath, useLinkPlace } from './place.ts';
import { WithoutLink } from './without-link.tsx';

const RatersLink = part(
  () => import('#core/cycle/web/raters/raters-link.tsx'),
  'RatersLink',
  'raters',
  'validation',
);

const AgainScreen = part(
  () => import('#core/follow-up/web/again-screen.tsx'),
  'AgainScreen',
  'askedAgain',
  'validation',
);

/** What few links open: lists of raters to make or approve, what is asked again; and the page without a link. */
export function OtherPage() {
  const token = useInvitation();
  const { path } = useLinkPlace();
  if (token === null) return <WithoutLink />;
  return path === againPath ? (
    <AgainScreen token={token} />
  ) : (
    <RatersLink path={path} token={token} />
  );
}

import { useInvitation } from '#core/account/web/session/invitation.ts';
import { part } from '#platform/web/device/part.ts';
import { useLinkPlace } from './place.ts';
import { WithoutLink } from './without-link.tsx';

const RatersLink = part(
  () => import('#core/cycle/web/raters/raters-link.tsx'),
  'RatersLink',
  'raters',
  'validation',
);

/** What few links open: lists of raters to make or approve; and the page without a link. */
export function OtherPage() {
  const token = useInvitation();
  const { path } = useLinkPlace();
  return token === null ? <WithoutLink /> : <RatersLink path={path} token={token} />;
}

import type { WayIn } from '#core/sso/contract/entry/sso.ts';
import { ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import { rememberedAddress } from '#platform/web/device/handoff/remembered.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';

/** The company's own sign-in, above the password: a page load, as the provider's pages follow. */
export function SsoWays({ ways }: { ways: readonly WayIn[] }) {
  const { t } = useT();
  const wanted = encodeURIComponent(rememberedAddress(window.location.search));
  return ways.map(({ id, slug, name }) => (
    <LinkButton
      key={id}
      variant={ways[0]?.required ? 'primary' : undefined}
      size="l"
      block
      href={`${ssoStartPath(slug, id)}?return=${wanted}`}
    >
      {t('auth.sso', { name })}
    </LinkButton>
  ));
}

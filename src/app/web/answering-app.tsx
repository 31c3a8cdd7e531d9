import { useEffect, useRef } from 'react';
import { otherPath } from '#core/answering/web/ahead.ts';
import { NoLink } from '#core/answering/web/link/information-link.ts';
import { InformationPage } from '#core/answering/web/link/information-page.tsx';
import { LinkPage } from '#core/answering/web/link/link-page.tsx';
import { informationPath, useLinkPlace } from '#core/answering/web/link/place.ts';
import { keepProgram } from '#platform/web/offline/keep-program.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ProductName } from './layout/product-name.tsx';
import { PublicFrame } from './layout/public-frame.tsx';
import { Spoken } from './spoken.tsx';
import { watching } from './watch/watching.ts';

export { askAhead } from '#core/answering/web/ahead.ts';

void watching().then((watch) => watch?.see('/testing'));

/**
 * Answering without an account, by a personal link: a program of its own, without the router and the
 * screens behind it, for it is opened on phones and once (decision 085).
 */
export function AnsweringApp() {
  return (
    <Spoken>
      <Answering />
    </Spoken>
  );
}

function Answering() {
  const { t } = useT();
  const main = useRef<HTMLElement>(null);
  const { path } = useLinkPlace();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  useEffect(() => {
    document.title = `${t('shell.title.answering')} — ${t('common.product')}`;
  }, [t]);
  useEffect(keepProgram, []);
  return (
    <PublicFrame main={main} head={<ProductName />} path={path}>
      {otherPath.test(path) ? (
        <NoLink />
      ) : path === informationPath ? (
        <InformationPage />
      ) : (
        <LinkPage />
      )}
    </PublicFrame>
  );
}

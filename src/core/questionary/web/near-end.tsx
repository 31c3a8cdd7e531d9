import { useEffect, useRef } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

export interface NearEndProps {
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** At the end of a paged list: loads the next page before the reader gets there. */
export function NearEnd({ query }: NearEndProps) {
  const { t } = useT();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const wanted = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!wanted || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted, fetchNextPage]);
  return (
    <>
      <div ref={end} className="q-near-end" />
      {query.isFetchingNextPage && <Muted as="p">{t('questionary.assessments.more')}</Muted>}
      {isFetchNextPageError && (
        <p role="alert">
          {t('questionary.assessments.moreFailed')}{' '}
          <Button variant="link" onClick={() => void fetchNextPage()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </>
  );
}

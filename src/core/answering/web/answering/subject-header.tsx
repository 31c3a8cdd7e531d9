import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { aboutSubject } from '#core/answering/web/about-subject.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { dialogBody } from '#platform/web/ui/cover/dialog-body.ts';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

type Place = RefObject<HTMLElement | null>;

/** Who is assessed. When scrolled away, it shrinks into the sticky line above the question. */
export function SubjectHeader(props: {
  data: Pick<AnsweringData, 'employee' | 'participantType'>;
  /** True when the page has no other heading. */
  heading: boolean;
  /** The progress, which stays in view. */
  children: ReactNode;
}) {
  const { data, heading, children } = props;
  const { t, locale } = useT();
  const { employee } = data;
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(box, line);
  const name = fullName(employee, locale);
  const Name = heading ? 'h1' : 'p';
  return (
    <>
      <div ref={line} className="answering-top" data-small={isAway || undefined}>
        <span className="answering-small-name" aria-hidden="true">
          <Avatar {...employee} size="s" />
          <span>{name}</span>
        </span>
        {children}
      </div>
      <div ref={box} className="answering-subject">
        <Avatar {...employee} />
        <div>
          <Name className="answering-name">{name}</Name>
          <Muted as="p">{aboutSubject(data, t)}</Muted>
        </div>
      </div>
    </>
  );
}

/** Whether at least part of the header is hidden by the sticky line. */
function useIsAway(box: Place, line: Place): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!box.current || !line.current) return;
    const stuckAt = Number.parseFloat(getComputedStyle(line.current).top) || 0;
    // Rounded down, because half a pixel more would count a header that only touches the line as
    // hidden.
    const covered = Math.floor(stuckAt + line.current.getBoundingClientRect().height);
    const observer = new IntersectionObserver(
      ([entry]) => setAway((entry?.intersectionRatio ?? 1) < 1),
      {
        root: dialogBody(box.current),
        rootMargin: `-${covered}px 0px 0px`,
        threshold: 1,
      },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, line]);
  return isAway;
}

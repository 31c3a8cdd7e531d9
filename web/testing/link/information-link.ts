import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Which } from '#web/testing/flow.ts';

/** After the # of the information page while its questions are in view: a reload stays there. */
export const answeringHash = 'answer';

const addressOf = ({ questionaryId, employeeId }: Which) => ({
  to: '/testing/information' as const,
  search: { questionaryId, employeeId },
});

/** What makes a link lead to the information about one person. */
export function useInformationLink(which: Which) {
  const router = useRouter();
  const navigate = useNavigate();
  return {
    href: router.buildLocation(addressOf(which)).href,
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(addressOf(which));
    },
  };
}

/** Moves between the information and its questions; "back" of the browser leads from these to that. */
export function useInformationSteps(which: Which) {
  const navigate = useNavigate();
  return {
    toQuestions: () => void navigate({ ...addressOf(which), hash: answeringHash }),
    toInformation: () => void navigate(addressOf(which)),
    toPeople: () => void navigate({ to: '/testing' }),
    toPerson: (other: Which) => void navigate(addressOf(other)),
  };
}

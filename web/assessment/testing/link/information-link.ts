import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Which } from '#web/assessment/testing/flow.ts';

/** The hash of the information page while its questions are in view, so that a reload returns to them. */
export const answeringHash = 'answer';

const addressOf = ({ questionaryId, employeeId }: Which) => ({
  to: '/testing/information' as const,
  search: { questionaryId, employeeId },
});

/** The props of a link to the information about one person. */
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

/**
 * Moves between the information and the questions. The browser's "back" leads from the questions to
 * the information.
 */
export function useInformationSteps(which: Which) {
  const navigate = useNavigate();
  return {
    toQuestions: () => void navigate({ ...addressOf(which), hash: answeringHash }),
    toInformation: () => void navigate(addressOf(which)),
    toPeople: () => void navigate({ to: '/testing' }),
    toPerson: (other: Which) => void navigate(addressOf(other)),
  };
}

import { useCan } from '#platform/web/session/session.ts';

/** Whether somebody may see cycles. The policy would load with every screen that names one. */
export const useMaySeeCycles = (): boolean => useCan()('cycle_cycle_list');

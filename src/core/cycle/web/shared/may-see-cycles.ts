import { useCan } from '#core/account/web/session/session.ts';

/** Whether somebody may see cycles. The policy would load with every screen that names one. */
export const useMaySeeCycles = (): boolean => useCan()('cycle_cycle_list');

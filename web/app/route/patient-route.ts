import { lazyRouteComponent } from '@tanstack/react-router';
import { patient } from '#web/platform/ui/base/patient.ts';

/** The router's `lazyRouteComponent`, with patience: a screen or layout that never comes fails in the end. */
export const patientRoute: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => patient(load()), name);

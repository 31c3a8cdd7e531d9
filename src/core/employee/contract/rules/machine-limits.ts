/**
 * How much a machine may change among people before somebody of HR says yes (enterprise design E19). A broken
 * source must not send half a company away overnight.
 */
export const machineLimits = ['left', 'emails', 'created', 'changed', 'listed'] as const;
export type MachineLimit = (typeof machineLimits)[number];

export interface MachineCounts {
  /** People who work in the company now. */
  present: number;
  /** Over 24 hours, by all machines together: who leaves, gets another address, comes, is changed otherwise. */
  left: number;
  emails: number;
  created: number;
  changed: number;
  /** How many of those present the source names. Null where it never lists all, as with SCIM. */
  listed: number | null;
}

/** How many may get another e-mail or Slack ID: letters and messages with personal links go there. */
export const mostEmails = 5;
/** How many may come, and how many may be changed otherwise. */
export const mostCreated = (present: number): number => Math.max(20, Math.floor(present * 0.1));

/**
 * The limits these counts go beyond, in the order of `machineLimits`; empty where they hold. `mayCreate` lifts the one
 * for new people, for the day after somebody has confirmed what a new source brings.
 */
export function brokenLimits(
  { present, left, emails, created, changed, listed }: MachineCounts,
  { mayCreate }: { mayCreate: boolean },
): MachineLimit[] {
  const isBroken: Record<MachineLimit, boolean> = {
    left: left > Math.max(5, present * 0.03),
    emails: emails > mostEmails,
    created: !mayCreate && created > mostCreated(present),
    changed: changed > mostCreated(present),
    listed: listed !== null && listed < present * 0.8,
  };
  return machineLimits.filter((limit) => isBroken[limit]);
}

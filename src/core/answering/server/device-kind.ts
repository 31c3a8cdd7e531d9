import type { DeviceKind } from '#core/answering/contract/rules/handover.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';

/** What the browser says it runs on. Null where it may be one or another: an iPad calls itself a Mac. */
export function deviceKindOf(userAgent: string | undefined): DeviceKind | null {
  const { browser, system } = deviceOf(userAgent);
  if (system === null || (system === 'mac' && browser === 'safari')) return null;
  if (system === 'android') return /\bMobile\b/.test(userAgent ?? '') ? 'phone' : 'tablet';
  if (system === 'iphone') return 'phone';
  return system === 'ipad' ? 'tablet' : 'computer';
}

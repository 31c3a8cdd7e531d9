import { z } from 'zod/mini';
import { shareKinds } from '#core/security/contract/rules/share.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { addressKinds } from '#platform/contract/rules/audit.ts';
import { consentKinds, ssoStates } from '#platform/contract/rules/trust.ts';

/** Which of the company's data goes to whom, as the settings of the company and of the installation are. */
export const processing = z.object({
  company: z.string(),
  /** Whom people may ask about their data. */
  contact: z.nullable(z.string()),
  /** Who runs the installation, as far as the operator says. */
  operator: z.nullable(z.string()),
  /** How many there are now. */
  peopleCount: z.number(),
  formerCount: z.number(),
  userCount: z.number(),
  reportCount: z.number(),
  /** How many of the reports were brought in from a file. */
  broughtInCount: z.number(),
  /** How many people the directory of users has sent, how many addresses are told, how many keys open something. */
  scimCount: z.number(),
  hookCount: z.number(),
  keyCount: z.number(),
  /** Terms in months; null: for good. */
  auditMonths: z.nullable(z.number()),
  deliveryMonths: z.number(),
  notificationMonths: z.number(),
  formerMonths: z.nullable(z.number()),
  reportMonths: z.nullable(z.number()),
  addressKept: z.enum(addressKinds),
  share: z.enum(shareKinds),
  shareDomainList: z.array(z.string()),
  consent: z.enum(consentKinds),
  sso: z.enum(ssoStates),
  /** What the installation passes on: letters, messages, visits, errors. */
  recipientList: z.array(z.enum(['mail', 'slack', 'analytics', 'errors', 'matrix'])),
});
export type Processing = z.infer<typeof processing>;

export const getProcessing = endpoint({
  name: 'getProcessing',
  summary: 'The record of processing, as far as the settings know it',
  method: 'GET',
  path: '/privacy/processing',
  access: 'security_security_list',
  reply: one(processing),
});

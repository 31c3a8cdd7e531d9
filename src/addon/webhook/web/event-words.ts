import type { toldEvents } from '#addon/webhook/contract/webhook-events.ts';

/** The events' names in the texts: a dot in a text's name would lead further down. */
export const eventWords = {
  'employee.joined': 'employeeJoined',
  'employee.changed': 'employeeChanged',
  'employee.left': 'employeeLeft',
  'assessment.started': 'assessmentStarted',
  'assessment.finished': 'assessmentFinished',
  'report.ready': 'reportReady',
  'security.rightsChanged': 'securityRightsChanged',
  'security.keyMade': 'securityKeyMade',
  'hook.test': 'webhookTest',
} as const satisfies Record<(typeof toldEvents)[number], string>;

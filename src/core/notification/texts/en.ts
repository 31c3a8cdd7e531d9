import type { Translation } from '#platform/texts/t.ts';
import type { notification as ru } from './ru.ts';

export const notification: Translation<typeof ru> = {
  type: {
    questionaryDone: 'Assessment completed',
    nextCreated: 'Next assessment created',
    keyLost: 'Key to answers missing',
    reportReady: 'Report ready',
    tasks: 'Things to do',
    followUp: 'Has anything changed',
    invitation: 'Your feedback is needed',
    reminder: 'Your feedback is awaited',
    rights: 'A user’s rights',
    termOver: 'Retention period',
    factor: 'Second factor',
    cycle: 'Cycle',
    reportTalk: 'A report is waiting for your talk',
    reportHeld: 'Reports on hold',
    positionWish: 'Your job title',
    peopleHeld: 'The user directory waits',
    source: 'Source of people',
  },
  title: 'Notifications',
  bell: 'Notifications, none unread',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  unread: 'Unread',
  empty: 'No notifications yet',
  emptyText: 'Anything you shouldn’t miss will appear here.',
  notLoaded: 'We couldn’t load your notifications',
  more: 'Show more',
  left: 'Showing the latest {{count}}',
  open: 'Open',
  markRead: 'Mark as read',
  readAll: 'Mark all as read',
  readAllTitle: 'Mark all notifications as read?',
  readAllText: 'They’ll stay in the list.',
  readAllConfirm: 'Mark all as read',
  rights: {
    done: 'Rights changed: {{whom}} ({{what}}). By {{by}}.',
    asked:
      'A super admin’s rights change in 24 hours: {{whom}} ({{what}}). By {{by}}. Until then it can be stopped.',
    stopped: 'A change of rights was stopped: {{whom}} ({{what}}). By {{by}}.',
    notDone: 'Rights weren’t changed because it’s no longer possible: {{whom}} ({{what}}).',
    given: 'roles: {{roles}}',
    roles: 'roles: {{before}} → {{after}}',
    disabled: 'sign-in disabled',
    enabled: 'sign-in enabled',
    removed: 'user deleted',
    email: 'new email: {{email}}',
    factorReset: 'second factor reset',
  },
  factor: {
    added: 'A second factor was added to your account. Device: {{device}}.',
    passkeyAdded: 'A passkey was added to your account. Device: {{device}}.',
    passkeyCopied:
      'Someone used your passkey, but its counter is behind, so there may be a copy of it. We refused it. Remove this passkey and add another. Device: {{device}}.',
    removed: 'A second factor was removed from your account. Device: {{device}}.',
    recoveryUsed:
      'Someone signed in to your account with a recovery code, which no longer works. Device: {{device}}.',
    recoveryRenewed:
      'New recovery codes were created for your account, and the earlier ones no longer work. Device: {{device}}.',
    reset: 'An admin reset your second factor. You’ll need a new one the next time you sign in.',
    notYou: 'If you don’t know about this, change your password right away and tell your admin.',
  },
  cycle: {
    choosingEnded: 'Cycle “{{name}}”: choosing is over. Lists not sent in time: {{late}}',
    wentToWork: 'Cycle “{{name}}” is launched. Launched: {{launched}}, not launched: {{problems}}',
    wentToWorkLater:
      'Cycle “{{name}}” is launched. Launched: {{launched}}, starting later: {{waiting}}, not launched: {{problems}}',
    replacing_one: 'Cycle “{{name}}”: {{count}} person needs another reviewer',
    replacing_other: 'Cycle “{{name}}”: {{count}} people need another reviewer',
    leftOut_one:
      'Cycle “{{name}}”: {{count}} person was left out on the last day, because their reviewers couldn’t be asked yet',
    leftOut_other:
      'Cycle “{{name}}”: {{count}} people were left out on the last day, because their reviewers couldn’t be asked yet',
    done: 'Cycle “{{name}}” is completed, all reports are ready. Reports: {{reports}}, without a report: {{without}}',
  },
  reportTalk: {
    until:
      'A report is ready: {{name}}. Talk it over and share it with them. It’s shared automatically on {{until}}.',
    open: 'A report is ready: {{name}}. Talk it over and share it with them.',
  },
  positionWish: {
    given: 'HR has confirmed your job title: {{position}}',
    refused:
      'HR hasn’t confirmed this job title: {{position}}. Your profile keeps the one you had.',
    refusedFor:
      'HR hasn’t confirmed this job title: {{position}}. Why: {{reason}}. Your profile keeps the one you had.',
  },
  reportHeld_one:
    '{{count}} report is on hold though its date has passed. Lift the hold: someone is waiting for it.',
  reportHeld_other:
    '{{count}} reports are on hold though their dates have passed. Lift the holds: people are waiting for them.',
  peopleHeld: {
    rights:
      'With the key “{{key}}” somebody with rights in the product would leave. A super admin checks who it is and confirms.',
    left: 'With the key “{{key}}” too many people would leave within a day. Check who they are and confirm.',
    emails:
      'With the key “{{key}}” too many emails would change within a day. Check whose they are and confirm.',
    created:
      'With the key “{{key}}” too many people would join within a day. Check who they are and confirm.',
    changed:
      'With the key “{{key}}” too many people would be changed within a day. Check who they are, and confirm.',
  },
  source: {
    waiting:
      'A file has come from “{{source}}”. New: {{joined}}, moved: {{moved}}, left: {{left}}. Accept it.',
    stopped:
      'A file from “{{source}}” was stopped: it changes more than usual. New: {{joined}}, moved: {{moved}}, left: {{left}}.',
    failed: 'A file from “{{source}}” couldn’t be read. See why.',
    ended:
      'The file from “{{source}}” no longer waits: it may have named someone whose data was erased. Check the source again, or wait for the next file.',
    refused: 'A file from the program “{{source}}” was refused. See why.',
  },
  termOver: {
    reports_one:
      'From {{from}} on, {{count}} report will be deleted: its retention period is over.',
    reports_other:
      'From {{from}} on, {{count}} reports will be deleted: their retention period is over.',
    people_one:
      'From {{from}} on, the data of {{count}} former employee will be erased: its retention period is over.',
    people_other:
      'From {{from}} on, the data of {{count}} former employees will be erased: its retention period is over.',
  },
};

import { z } from 'zod/mini';
import { deliveryPolicy, deliveryVerbs } from '#core/mail/contract/policy/delivery.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing } from '#platform/contract/call/envelope.ts';
import { filterList, paging, search, several, sort } from '#platform/contract/call/query.ts';
import { deliveryChannels, deliveryStates, deliveryTypes } from './rules/deliveries.ts';

/**
 * A message that somebody should know about: a report that was sent, or any other that did not
 * arrive.
 */
export const deliveryRow = z.object({
  id: z.string(),
  channel: z.enum(deliveryChannels),
  /** An e-mail or a Slack id. */
  recipient: z.string(),
  /** Whose it is, where the company knows: last and first name. */
  recipientName: z.nullable(z.string()),
  type: z.enum(deliveryTypes),
  state: z.enum(deliveryStates),
  /** In the words of the mail server or of Slack. */
  lastError: z.nullable(z.string()),
  attempts: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** Null for other messages. */
  report: z.nullable(
    z.object({
      questionaryId: z.string(),
      employeeId: z.string(),
      /** Last and first name of whom it is about. */
      subject: z.string(),
      number: z.number(),
      /** After how many answers the interim report was made. Null for the final one. */
      passedParticipantCount: z.nullable(z.number()),
      /** Its comparison with another one was sent. */
      isCompareReport: z.boolean(),
      senderName: z.string(),
    }),
  ),
  /** What the caller may do with it. */
  can: z.array(z.enum(deliveryVerbs)),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

/** Letters that wait for the next day, as the company has sent all that it may in one (rule 96). */
const heldLetters = z.object({
  count: z.number(),
  /** Letters a day. */
  limit: z.number(),
  /** When they go out, ISO 8601. */
  until: z.string(),
});
export type HeldLetters = z.infer<typeof heldLetters>;

export const getDeliveryList = endpoint({
  name: 'getDeliveryList',
  summary: 'Reports that were sent, and messages that did not arrive; newest first',
  method: 'GET',
  path: '/delivery/list',
  access: 'delivery_delivery_list',
  query: z.strictObject({
    /** Part of the recipient, of whom the report is about, or of who sent it. */
    q: search,
    filterList: filterList({
      state: several(z.enum(deliveryStates)),
      channel: several(z.enum(deliveryChannels)),
    }),
    sort: sort(['createdAt', 'recipient', 'state']),
    ...paging,
  }),
  reply: z.object({ ...listOf(deliveryRow).shape, held: z.nullable(heldLetters) }),
});

export const sendAgain = endpoint({
  name: 'sendAgain',
  summary:
    'Sends a report once more that did not arrive; 409 for one that did, and for other messages',
  method: 'POST',
  path: '/delivery/{id}/again',
  access: deliveryPolicy.again.needs,
  reply: nothing,
  errors: ['conflict'],
});

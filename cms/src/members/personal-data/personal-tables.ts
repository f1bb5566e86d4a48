import { messagesOf } from '../../messaging/contact/messages-of'
import type { UserRow } from '../users/user-row'

type Uid = `api::${string}.${string}`

type PersonalTable = {
  /** Name of the table's rows in the export. */
  name: string
  /** Exported fields: all but secrets, their hashes and internal data. */
  fields: readonly string[]
  /** The attribute that refers to the user; default: `userId`. */
  by?: string
  /** For tables with rows written without a session: the condition for the user's rows, including those. */
  ownerWhere?: (user: UserRow) => object
  /** The attribute that refers to an order: rows of the user's orders are exported too. */
  byOrder?: string
  /**
   * Set if the law or another person's payment requires the rows: they stay, with these fields blanked. Default: rows
   * are erased.
   */
  emptied?: Readonly<Record<string, null>>
}

/** Every table with personal data, used by export and erasure; a test finds database tables that are missing here. */
export const personalTables = {
  'api::user-session.user-session': {
    name: 'devices',
    fields: [
      'device',
      'rememberMe',
      'createdAt',
      'lastSeenAt',
      'passwordTypedAt',
      'expiresAt',
      'revokedAt',
    ],
  },
  'api::user-fact.user-fact': {
    name: 'figures',
    // The other fields repeat the user's own row.
    fields: ['character', 'orders', 'spentHuf', 'spentGbp', 'lastSeenAt'],
  },
  'api::user-token.user-token': {
    name: 'links',
    fields: ['kind', 'email', 'createdAt', 'expiresAt', 'usedAt', 'chosenPeople'],
  },
  'api::outgoing-mail.outgoing-mail': {
    name: 'mails',
    // Without `data`: an unsent letter contains the secret of its link.
    fields: ['mail', 'recipient', 'language', 'state', 'createdAt', 'dueAt', 'sentAt'],
  },
  'api::registered-date.registered-date': {
    name: 'registeredDates',
    fields: ['documentId', 'name', 'date', 'groupKey', 'createdAt', 'updatedAt', 'deletedAt'],
  },
  'api::date-group.date-group': {
    name: 'dateGroups',
    fields: ['documentId', 'name', 'createdAt', 'updatedAt'],
  },
  'api::calendar-feed.calendar-feed': {
    name: 'calendarFeeds',
    // Without `token`: it gives access to the calendar.
    fields: [
      'documentId',
      'cycles',
      'peaks',
      'critical',
      'felt',
      'savedDateId',
      'createdAt',
      'readAt',
    ],
  },
  'api::felt-day.felt-day': {
    name: 'feltDays',
    fields: ['day', 'body', 'feeling', 'mind', 'word', 'feltAt', 'createdAt', 'updatedAt'],
  },
  'api::felt-reminder.felt-reminder': {
    name: 'feltReminders',
    fields: ['hour', 'createdAt', 'updatedAt'],
  },
  'api::shared-result.shared-result': {
    name: 'sharedResults',
    fields: ['documentId', 'kind', 'people', 'showsDates', 'engineVersion', 'createdAt'],
  },
  'api::relationship-entry.relationship-entry': {
    name: 'relationshipList',
    fields: ['name', 'date', 'createdAt'],
  },
  'api::invitation.invitation': {
    name: 'invitations',
    // Without `token`: it is the guest's. Includes the guest's input until they withdraw.
    fields: ['documentId', 'name', 'state', 'guestName', 'guestDate', 'createdAt', 'answeredAt'],
  },
  'api::contact-message.contact-message': {
    name: 'messages',
    ownerWhere: messagesOf,
    fields: ['name', 'email', 'message', 'state', 'createdAt', 'answer', 'answeredAt'],
  },
  'api::personality-test.personality-test': {
    name: 'personalityTests',
    fields: ['documentId', 'version', 'takenAt', 'answers', 'createdAt', 'updatedAt'],
  },
  'api::review.review': {
    name: 'reviews',
    fields: [
      'subject',
      'stars',
      'title',
      'text',
      'name',
      'language',
      'state',
      'answer',
      'reason',
      'writtenAt',
    ],
  },
  'api::analysis.analysis': {
    name: 'analyses',
    // Without `outline`: it follows from people, day and versions.
    fields: ['documentId', 'kind', 'people', 'madeOn', 'engineVersion', 'textVersion', 'createdAt'],
  },
  'api::analysis-edition.analysis-edition': {
    name: 'earlierAnalyses',
    fields: ['analysisId', 'engineVersion', 'textVersion', 'createdAt'],
  },
  'api::analysis-reading.analysis-reading': {
    name: 'readings',
    fields: ['analysisId', 'chaptersRead', 'bookmarks', 'lastChapter', 'createdAt', 'lastReadAt'],
  },
  'api::film-place.film-place': {
    name: 'films',
    fields: ['filmId', 'seconds', 'watchedAt'],
  },
  'api::download-link.download-link': {
    name: 'downloadLinks',
    fields: ['language', 'createdAt', 'expiresAt'],
  },
  'api::order.order': {
    name: 'orders',
    // Payments by link and gifts can be made without signing in. An unconfirmed address may belong to another person.
    ownerWhere: ({ id, email, confirmed }) => ({
      $or: [{ userId: id }, ...(confirmed ? [{ userId: null, buyerEmail: email }] : [])],
    }),
    // Financial records stay; the buyer is on the receipt as long as the law requires.
    fields: [
      'documentId',
      'kind',
      'state',
      'productName',
      'currency',
      'amount',
      'paidAmount',
      'paidCurrency',
      'refundedAmount',
      'people',
      'billing',
      'gift',
      'buyerEmail',
      'createdAt',
      'paidAt',
    ],
    emptied: {
      userId: null,
      people: null,
      billing: null,
      gift: null,
      buyerEmail: null,
      premiumOf: null,
      couponOf: null,
    },
  },
  'api::receipt.receipt': {
    name: 'receipts',
    byOrder: 'orderId',
    fields: [
      'number',
      'kind',
      'correctsNumber',
      'billing',
      'lines',
      'amount',
      'currency',
      'issuedAt',
    ],
    emptied: { userId: null },
  },
  'api::withdrawal.withdrawal': {
    name: 'withdrawals',
    byOrder: 'orderId',
    fields: ['name', 'email', 'effect', 'state', 'statedAt', 'refundDueAt', 'settledAt'],
    // The withdrawal explains the refund; the buyer is on the receipt.
    emptied: { userId: null, name: null, email: null },
  },
  'api::subscription.subscription': {
    name: 'subscriptions',
    // The reconciliation ends subscriptions without a user at Stripe.
    fields: [
      'plan',
      'amount',
      'currency',
      'status',
      'currentPeriodEnd',
      'cancelAtPeriodEnd',
      'cancelReason',
      'endedAt',
    ],
    emptied: { userId: null, cancelReason: null },
  },
  'api::entitlement.entitlement': {
    name: 'entitlements',
    fields: [
      'kind',
      'state',
      'stateSince',
      'from',
      'until',
      'months',
      'days',
      'seconds',
      'plan',
      'createdAt',
    ],
    // Gifts and the order's records refer to it.
    emptied: { userId: null },
  },
  'api::user-coupon.user-coupon': {
    name: 'coupons',
    fields: ['state', 'claimedAt', 'usedAt'],
    // Used coupons stay counted, with a mark that only our key can match to the person.
    emptied: { userId: null },
  },
  'api::coupon.coupon': {
    name: 'grantedCoupons',
    by: 'ownerUserId',
    fields: ['code', 'kind', 'percent', 'freeProduct', 'validUntil', 'createdAt'],
  },
  'api::email-group-member.email-group-member': {
    name: 'groupsForLetters',
    fields: ['createdAt'],
  },
  'api::bulk-step.bulk-step': {
    name: 'actsOnMany',
    fields: ['outcome', 'createdAt'],
  },
  'api::bulk-run.bulk-run': {
    name: 'actsOnManyByThem',
    by: 'admin',
    fields: ['what', 'state', 'createdAt'],
    // Acts on others stay recorded, without acting admin and reason.
    emptied: { admin: null, reason: null },
  },
  'api::gift.gift': {
    name: 'gifts',
    by: 'giverUserId',
    // The recipient can still claim it. Without `token`: it is the recipient's.
    fields: [
      'documentId',
      'productKey',
      'giverName',
      'recipientName',
      'recipientEmail',
      'message',
      'deliverAt',
      'state',
    ],
    emptied: { giverUserId: null },
  },
} as const satisfies Record<Uid, PersonalTable>

export type PersonalUid = keyof typeof personalTables

export const personalUids = Object.keys(personalTables) as PersonalUid[]

/** The row of a table. */
export const personalTable = (uid: PersonalUid): PersonalTable & { by: string } => ({
  by: 'userId',
  ...personalTables[uid],
})

/** The condition for a user's rows in a table. */
export function rowsOfUser(uid: PersonalUid, user: UserRow): object {
  const { by, ownerWhere } = personalTable(uid)
  return ownerWhere ? ownerWhere(user) : { [by]: user.id }
}

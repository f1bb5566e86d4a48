import { messagesOf } from '../contact/messages-of'
import type { UserRow } from '../users/user-row'

type Uid = `api::${string}.${string}`

type PersonalTable = {
  /** What the export calls its rows. */
  name: string
  /** What the export tells of a row: everything but secrets, their hashes and our own bookkeeping. */
  fields: readonly string[]
  /** The attribute that names the person; left out: `userId`. */
  by?: string
  /** Where somebody may have left rows without being signed in: which ones are theirs, too. */
  whose?: (user: UserRow) => object
  /** The attribute that names an order: the export has the rows of the person's orders, too. */
  byOrder?: string
  /** What the law or somebody else's money keeps: the rows stay, without these. Left out: they are erased. */
  emptied?: Readonly<Record<string, null>>
}

/**
 * Every table that keeps something about a person. The export reads it and the erasure empties it; a test
 * looks into the database for tables that are missing here.
 */
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
    // The others say again what the user's own row says.
    fields: ['character', 'orders', 'spentHuf', 'spentGbp', 'lastSeenAt'],
  },
  'api::user-token.user-token': {
    name: 'links',
    fields: ['kind', 'email', 'createdAt', 'expiresAt', 'usedAt'],
  },
  'api::outgoing-mail.outgoing-mail': {
    name: 'mails',
    // Not `data`: a letter that waits has the secret of its link in it.
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
    // Not `token`: whoever has it reads the calendar.
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
    // Not `token`: it is the guest's. What the guest entered is there while they agree.
    fields: ['documentId', 'name', 'state', 'guestName', 'guestDate', 'createdAt', 'answeredAt'],
  },
  'api::contact-message.contact-message': {
    name: 'messages',
    whose: messagesOf,
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
    // Not `outline`: what it says follows from the people, the day and the versions.
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
    // By a pay link or for a gift they may have paid without signing in. Whoever did not confirm the address may be another.
    whose: ({ id, email, confirmed }) => ({
      $or: [{ userId: id }, ...(confirmed ? [{ userId: null, buyerEmail: email }] : [])],
    }),
    // Accounts of money are kept; who it was, the receipt says as long as the law wants it.
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
  'api::subscription.subscription': {
    name: 'subscriptions',
    // The reconciliation ends at Stripe what has nobody any more.
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
    // What was given to others hangs on it, and the order's accounts.
    emptied: { userId: null },
  },
  'api::user-coupon.user-coupon': {
    name: 'coupons',
    fields: ['state', 'claimedAt', 'usedAt'],
    // What was used stays counted, and used by a person whom only our key would know again.
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
    // What was done to others stays known; not by whom, nor why.
    emptied: { admin: null, reason: null },
  },
  'api::gift.gift': {
    name: 'gifts',
    by: 'giverUserId',
    // Whoever it is for can still claim it. Not `token`: it is theirs.
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

/** What is known of a table, with every field. */
export const personalTable = (uid: PersonalUid): PersonalTable & { by: string } => ({
  by: 'userId',
  ...personalTables[uid],
})

/** Which rows of a table are a user's. */
export function rowsOfUser(uid: PersonalUid, user: UserRow): object {
  const { by, whose } = personalTable(uid)
  return whose ? whose(user) : { [by]: user.id }
}

type Uid = `api::${string}.${string}`

type PersonalTable = {
  /** What the export calls its rows. */
  name: string
  /** What the export tells of a row: everything but secrets, their hashes and our own bookkeeping. */
  fields: readonly string[]
}

/**
 * Every table that keeps something about a person, by an attribute `userId`. The export reads it and the
 * erasure empties it; a test looks into the database for tables that are missing here.
 */
export const personalTables = {
  'api::user-session.user-session': {
    name: 'devices',
    fields: ['device', 'rememberMe', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
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
    fields: ['documentId', 'cycles', 'peaks', 'critical', 'savedDateId', 'createdAt', 'readAt'],
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
  'api::personality-test.personality-test': {
    name: 'personalityTests',
    fields: ['documentId', 'version', 'takenAt', 'answers', 'createdAt', 'updatedAt'],
  },
} as const satisfies Record<Uid, PersonalTable>

export type PersonalUid = keyof typeof personalTables

export const personalUids = Object.keys(personalTables) as PersonalUid[]

type Uid = `api::${string}.${string}`

export type Versioning =
  /** Every save is stored; a row with an owner in the `unless` field is personal and excluded. */
  | { hasVersions: true; unless?: string }
  /** Why no save is stored. */
  | { hasVersions: false; because: string }

const versioned = { hasVersions: true } as const
const ofPeople = { hasVersions: false, because: 'it is about a person' } as const
const ofMoney = { hasVersions: false, because: 'it is an account of money' } as const
const ofSystem = { hasVersions: false, because: 'the system alone writes it' } as const

/**
 * Whether the saves of each content type are stored: those of editorial content are, those with personal data are not.
 * A test finds types that are missing here.
 */
export const versionedTypes = {
  'api::banner.banner': versioned,
  'api::campaign.campaign': versioned,
  'api::blog-post.blog-post': versioned,
  // A code granted to a user by the system is deleted with their account.
  'api::coupon.coupon': { hasVersions: true, unless: 'ownerUserId' },
  'api::description.description': versioned,
  'api::email-template.email-template': versioned,
  'api::faq-entry.faq-entry': versioned,
  'api::film.film': versioned,
  'api::home-section.home-section': versioned,
  'api::index-variant.index-variant': versioned,
  'api::interpretation.interpretation': versioned,
  'api::interpretation-text.interpretation-text': versioned,
  'api::menu-override.menu-override': versioned,
  'api::newsletter-issue.newsletter-issue': versioned,
  'api::page.page': versioned,
  'api::product.product': versioned,
  'api::registration-form.registration-form': versioned,
  'api::sales-page.sales-page': versioned,
  'api::site-image.site-image': versioned,
  'api::site-setting.site-setting': versioned,
  'api::test-question.test-question': versioned,

  // Its subject and note may contain personal data.
  'api::incident.incident': ofPeople,
  'api::admin-act.admin-act': ofPeople,
  'api::bulk-run.bulk-run': ofPeople,
  'api::bulk-step.bulk-step': ofPeople,
  'api::email-group.email-group': ofPeople,
  'api::email-group-member.email-group-member': ofPeople,
  'api::pay-link.pay-link': ofMoney,
  'api::analysis.analysis': ofPeople,
  'api::analysis-edition.analysis-edition': ofPeople,
  'api::analysis-reading.analysis-reading': ofPeople,
  'api::contact-message.contact-message': ofPeople,
  'api::calendar-feed.calendar-feed': ofPeople,
  'api::consent-record.consent-record': ofPeople,
  'api::date-group.date-group': ofPeople,
  'api::download-link.download-link': ofPeople,
  'api::film-place.film-place': ofPeople,
  'api::felt-day.felt-day': ofPeople,
  'api::felt-reminder.felt-reminder': ofPeople,
  'api::gift.gift': ofPeople,
  'api::invitation.invitation': ofPeople,
  'api::mail-stop.mail-stop': ofPeople,
  'api::newsletter-consent.newsletter-consent': ofPeople,
  'api::newsletter-subscriber.newsletter-subscriber': ofPeople,
  'api::outgoing-mail.outgoing-mail': ofPeople,
  'api::personality-test.personality-test': ofPeople,
  'api::registered-date.registered-date': ofPeople,
  'api::relationship-entry.relationship-entry': ofPeople,
  'api::review.review': ofPeople,
  'api::shared-result.shared-result': ofPeople,
  'api::user-fact.user-fact': ofPeople,
  'api::user-session.user-session': ofPeople,
  'api::user-token.user-token': ofPeople,

  'api::entitlement.entitlement': ofMoney,
  'api::order.order': ofMoney,
  'api::receipt.receipt': ofMoney,
  'api::refund.refund': ofMoney,
  'api::subscription.subscription': ofMoney,
  'api::user-coupon.user-coupon': ofMoney,
  'api::withdrawal.withdrawal': ofMoney,

  'api::admin-view.admin-view': { hasVersions: false, because: 'whoever saved it saves it again' },
  'api::entry-address.entry-address': ofSystem,
  'api::search-miss.search-miss': ofSystem,
  'api::entry-version.entry-version': ofSystem,
  'api::newsletter-send.newsletter-send': ofSystem,
  'api::page-view.page-view': ofSystem,
  'api::spent-proof.spent-proof': ofSystem,
  'api::task.task': ofSystem,
  'api::text-edition.text-edition': ofSystem,
  'api::trashed-entry.trashed-entry': ofSystem,
} as const satisfies Record<Uid, Versioning>

type Types = typeof versionedTypes

/** The types with stored saves. */
export type VersionedUid = {
  [Name in keyof Types]: Types[Name]['hasVersions'] extends true ? Name : never
}[keyof Types]

const versioningOf = (uid: string): Versioning | undefined =>
  Object.entries<Versioning>(versionedTypes).find(([name]) => name === uid)?.[1]

export const isVersioned = (uid: string): uid is VersionedUid =>
  versioningOf(uid)?.hasVersions === true

export const versionedUids: readonly VersionedUid[] =
  Object.keys(versionedTypes).filter(isVersioned)

/** Whether saves of this row of a versioned type are stored: not if it belongs to a user. */
export function isVersionedRow(uid: VersionedUid, row: Readonly<Record<string, unknown>>): boolean {
  const versioning: Versioning = versionedTypes[uid]
  const ownerColumn = versioning.hasVersions ? versioning.unless : undefined
  return ownerColumn === undefined || row[ownerColumn] == null
}

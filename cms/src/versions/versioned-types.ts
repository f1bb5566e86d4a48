type Uid = `api::${string}.${string}`

export type Keeping =
  /** Every save is kept; `unless` this field says whose the row is: that one is nobody's to look at. */
  | { isKept: true; unless?: string }
  /** Why no save is kept. */
  | { isKept: false; because: string }

const kept = { isKept: true } as const
const ofPeople = { isKept: false, because: 'it is about a person' } as const
const ofMoney = { isKept: false, because: 'it is an account of money' } as const
const ofSystem = { isKept: false, because: 'the system alone writes it' } as const

/**
 * Of every content type that there is, whether its saves are kept: what editors write is, and nothing that says
 * something of a person. A test looks for types that are missing here.
 */
export const versionedTypes = {
  'api::banner.banner': kept,
  'api::campaign.campaign': kept,
  'api::blog-post.blog-post': kept,
  // A code that the system gave to somebody goes with their account.
  'api::coupon.coupon': { isKept: true, unless: 'ownerUserId' },
  'api::description.description': kept,
  'api::email-template.email-template': kept,
  'api::faq-entry.faq-entry': kept,
  'api::film.film': kept,
  'api::home-section.home-section': kept,
  'api::index-variant.index-variant': kept,
  'api::interpretation.interpretation': kept,
  'api::interpretation-text.interpretation-text': kept,
  'api::menu-override.menu-override': kept,
  'api::newsletter-issue.newsletter-issue': kept,
  'api::page.page': kept,
  'api::product.product': kept,
  'api::registration-form.registration-form': kept,
  'api::sales-page.sales-page': kept,
  'api::site-image.site-image': kept,
  'api::site-setting.site-setting': kept,
  'api::test-question.test-question': kept,

  // What it is about may name somebody, and so may the note.
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

  'api::admin-view.admin-view': { isKept: false, because: 'whoever saved it saves it again' },
  'api::entry-address.entry-address': ofSystem,
  'api::search-miss.search-miss': ofSystem,
  'api::entry-version.entry-version': ofSystem,
  'api::newsletter-send.newsletter-send': ofSystem,
  'api::page-view.page-view': ofSystem,
  'api::spent-proof.spent-proof': ofSystem,
  'api::task.task': ofSystem,
  'api::text-edition.text-edition': ofSystem,
  'api::trashed-entry.trashed-entry': ofSystem,
} as const satisfies Record<Uid, Keeping>

type Types = typeof versionedTypes

/** The types whose saves are kept. */
export type VersionedUid = {
  [Name in keyof Types]: Types[Name]['isKept'] extends true ? Name : never
}[keyof Types]

const keepingOf = (uid: string): Keeping | undefined =>
  Object.entries<Keeping>(versionedTypes).find(([name]) => name === uid)?.[1]

export const isVersioned = (uid: string): uid is VersionedUid => keepingOf(uid)?.isKept === true

export const versionedUids: readonly VersionedUid[] =
  Object.keys(versionedTypes).filter(isVersioned)

/** Whether this row of a versioned type is kept: it is, unless it is somebody's own. */
export function isKeptRow(uid: VersionedUid, row: Readonly<Record<string, unknown>>): boolean {
  const keeping: Keeping = versionedTypes[uid]
  const whose = keeping.isKept ? keeping.unless : undefined
  return whose === undefined || row[whose] == null
}

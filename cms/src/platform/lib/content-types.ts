import { contentTags, type EndpointName, uidOfTag } from '@krono/contract'

type ContentTypeRow = {
  uid: `api::${string}.${string}`
  unique: string | undefined
  call?: EndpointName
  /** Filled in by the system: editors see these fields and write the others. */
  readOnly?: readonly string[]
  /** Created by the system: editors can neither add nor delete entries. */
  isRecord?: true
  /** Keys and ids needed by code: hidden in the panel. */
  hidden?: readonly string[]
  /** Contains contact messages, codes worth money, or personal data: authors cannot read it. */
  ofEditors?: true
  /** Fields that refer to another program's records: the panel shows them to administrators only. */
  ofAdministrators?: readonly string[]
}

/**
 * All content types written by editors. `unique` is the field that identifies an entry: unique per locale. web reads
 * only those listed in the contract (contentTags): as content, with its token, or, where `call` is set, by a call of
 * the contract.
 */
export const contentTypes = [
  { uid: 'api::site-setting.site-setting', unique: undefined },
  { uid: 'api::index-variant.index-variant', unique: 'variant' },
  { uid: 'api::home-section.home-section', unique: 'section' },
  { uid: 'api::description.description', unique: 'slug' },
  { uid: 'api::blog-post.blog-post', unique: 'slug' },
  {
    uid: 'api::film.film',
    unique: 'slug',
    readOnly: ['seconds'],
    hidden: ['seconds'],
  },
  { uid: 'api::site-image.site-image', unique: 'azonosito' },
  { uid: 'api::page.page', unique: 'slug' },
  { uid: 'api::registration-form.registration-form', unique: 'formId' },
  { uid: 'api::interpretation.interpretation', unique: 'key' },
  { uid: 'api::sales-page.sales-page', unique: 'key' },
  { uid: 'api::interpretation-text.interpretation-text', unique: 'key' },
  { uid: 'api::test-question.test-question', unique: 'key', hidden: ['key'] },
  {
    uid: 'api::faq-entry.faq-entry',
    unique: 'slug',
    readOnly: ['helpedYes', 'helpedNo'],
  },
  {
    uid: 'api::review.review',
    unique: undefined,
    call: 'reviews',
    // The text is the member's own; approval uses an endpoint that checks which version was read
    // (decision public-forms).
    readOnly: [
      'text',
      'title',
      'stars',
      'name',
      'subject',
      'language',
      'state',
      'writtenAt',
      'isSample',
      'userId',
    ],
    isRecord: true,
    hidden: ['userId'],
  },
  { uid: 'api::banner.banner', unique: undefined, call: 'latestBanner' },
  { uid: 'api::campaign.campaign', unique: undefined, call: 'activeCampaign', readOnly: ['uses'] },
  { uid: 'api::menu-override.menu-override', unique: 'item', call: 'menuOverrides' },
  { uid: 'api::email-template.email-template', unique: 'name' },
  { uid: 'api::newsletter-issue.newsletter-issue', unique: undefined },
  {
    uid: 'api::product.product',
    unique: 'key',
    call: 'products',
    readOnly: ['stripeNote'],
    ofAdministrators: ['stripePriceHuf', 'stripePriceGbp', 'stripeNote'],
  },
  {
    uid: 'api::coupon.coupon',
    unique: 'code',
    readOnly: ['uses', 'used', 'revoked', 'batchWords', 'source', 'ownerUserId'],
    ofEditors: true,
    hidden: ['revoked', 'batchWords', 'ownerUserId'],
  },
  {
    uid: 'api::incident.incident',
    unique: undefined,
    readOnly: ['key', 'kind', 'reference', 'details', 'story', 'orderId'],
    isRecord: true,
    ofEditors: true,
    hidden: ['key', 'reference', 'details', 'orderId'],
  },
  {
    uid: 'api::contact-message.contact-message',
    unique: undefined,
    readOnly: [
      ...['name', 'email', 'message', 'answer', 'answeredAt', 'answeredBy'],
      ...['isProved', 'key', 'userId'],
    ],
    isRecord: true,
    ofEditors: true,
    hidden: ['key', 'userId'],
  },
] as const satisfies readonly ContentTypeRow[]

export type ContentTypeUid = (typeof contentTypes)[number]['uid']

/** The row of a type. */
export const contentTypeRow = (uid: ContentTypeUid): ContentTypeRow | undefined =>
  contentTypes.find((row) => row.uid === uid)

/** The fields of a type that the system fills in. */
export function readOnlyOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.readOnly ?? []
}

/** The fields of a type hidden in the panel. */
export function hiddenOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.hidden ?? []
}

/** The fields that only administrators see. */
export function ofAdministratorsOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.ofAdministrators ?? []
}

export const contentTypeUids: readonly ContentTypeUid[] = contentTypes.map((row) => row.uid)

/** The types rendered by web's pages; web neither reads the others nor is notified of them. */
export const shownTypeUids: readonly ContentTypeUid[] = contentTags.map(uidOfTag)

export function isShownType(uid: string): uid is ContentTypeUid {
  return shownTypeUids.some((known) => known === uid)
}

import { contentTags, type EndpointName, uidOfTag } from '@krono/contract'

type ContentTypeRow = {
  uid: `api::${string}.${string}`
  unique: string | undefined
  call?: EndpointName
  /** The system fills these in: editors see them and write the others. */
  readOnly?: readonly string[]
  /** Made by the system: editors neither add nor delete any. */
  isRecord?: true
  /** Keys and ids, which the code needs: the panel shows them to nobody. */
  hidden?: readonly string[]
  /** It says what people wrote to the house: none of the authors' business. */
  ofEditors?: true
  /** What belongs to another program's books: the panel shows it to administrators alone. */
  ofAdministrators?: readonly string[]
}

/**
 * Everything that editors write. `unique` is the field that tells the entries of a type apart: no
 * two of one language may share it. Of these web reads what the contract lists (contentTags) and no others:
 * as content, with its token, or where `call` stands by a call of the contract.
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
    // What members wrote is theirs; a yes or no goes by a call that knows which words were read (decision 182).
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
    readOnly: ['uses', 'source', 'ownerUserId'],
    hidden: ['ownerUserId'],
  },
  {
    uid: 'api::incident.incident',
    unique: undefined,
    readOnly: ['key', 'kind', 'reference', 'details', 'story', 'orderId'],
    isRecord: true,
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

/** What is known of a type, with every field. */
export const contentTypeRow = (uid: ContentTypeUid): ContentTypeRow | undefined =>
  contentTypes.find((row) => row.uid === uid)

/** The fields of a type that the system fills in. */
export function readOnlyOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.readOnly ?? []
}

/** The fields of a type that the panel shows to nobody. */
export function hiddenOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.hidden ?? []
}

/** Those that it shows to administrators alone. */
export function ofAdministratorsOf(uid: string): readonly string[] {
  const row: ContentTypeRow | undefined = contentTypes.find((one) => one.uid === uid)
  return row?.ofAdministrators ?? []
}

export const contentTypeUids: readonly ContentTypeUid[] = contentTypes.map((row) => row.uid)

/** The types that pages of web are made of; the others stay here: web neither reads nor hears of them. */
export const shownTypeUids: readonly ContentTypeUid[] = contentTags.map(uidOfTag)

export function isShownType(uid: string): uid is ContentTypeUid {
  return shownTypeUids.some((known) => known === uid)
}

import { type PagedTag, type PreviewAudience, pathOfEntry } from '@krono/contract'
import { now } from '../../platform/lib/clock'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { shownDate } from './shown-date'

/** The page that shows an entry, and its audience. */
export type Place = { path: string; audience?: PreviewAudience }

/** The fields of an entry; a draft may lack any. */
type Entry = Readonly<Record<string, unknown>>
type FindPlace = (entry: Entry) => Place | undefined

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const nowhere: FindPlace = () => undefined
const home: FindPlace = () => ({ path: '/' })

/** The page of an entry that has its own. */
function ownPage(tag: PagedTag, value: unknown): Place | undefined {
  const name = textOf(value)
  const path = name && pathOfEntry(tag, name)
  return path ? { path } : undefined
}

const variantAudiences: Readonly<Record<string, PreviewAudience>> = {
  visitor: 'visitor',
  registered: 'free',
  monthly: 'paid-monthly',
  yearly: 'paid-yearly',
}

// In the order in which an editor would expect a banner; the first with its flag set.
const bannerAudiences = [
  ['forVisitor', 'visitor'],
  ['forFree', 'free'],
  ['forPaid', 'paid-monthly'],
  ['forSubscriber', 'subscriber-monthly'],
] as const satisfies readonly (readonly [string, PreviewAudience])[]

// Menu items of one audience; the others are in every menu.
const itemAudiences: Readonly<Record<string, PreviewAudience>> = {
  payment: 'free',
  subscriberPayment: 'subscriber-monthly',
  paidUserPayment: 'paid-monthly',
}

const isOver = (endDate: unknown) => !(Date.parse(String(endDate)) > now().getTime())

/** The page of each content type's entries; undefined if no page shows the entry. */
export const places = {
  'api::site-setting.site-setting': home,
  'api::home-section.home-section': ({ section }) =>
    section === 'newsletter' || section === 'contact'
      ? { path: `/#main-${section}` }
      : { path: '/' },
  'api::site-image.site-image': home,
  'api::index-variant.index-variant': ({ variant }) => {
    const audience = variantAudiences[textOf(variant) ?? '']
    return audience && { path: '/', audience }
  },
  'api::description.description': ({ slug }) => ownPage('description', slug),
  'api::blog-post.blog-post': ({ slug }) => ownPage('blog-post', slug),
  'api::film.film': ({ slug }) => ownPage('film', slug),
  'api::page.page': ({ slug }) => ownPage('page', slug),
  'api::registration-form.registration-form': ({ formId }) => ownPage('registration-form', formId),
  'api::interpretation.interpretation': ({ key }) => ownPage('interpretation', key),
  'api::sales-page.sales-page': ({ key }) => ownPage('sales-page', key),
  'api::interpretation-text.interpretation-text': ({ key }) => {
    const [subject, character] = (textOf(key) ?? '').split('.')
    if (subject === 'portrait') return { path: `/characters#${character}` }
    const date = shownDate(textOf(key) ?? '')
    return date
      ? { path: `/kronoworksheet/visitor?date=${date}${anchorOf(textOf(key) ?? '')}` }
      : undefined
  },
  'api::test-question.test-question': () => ({ path: '/personality-test' }),
  'api::banner.banner': (entry) => {
    const flag = bannerAudiences.find(([field]) => entry[field] === true)
    if (!flag || entry.isAvailable !== true || isOver(entry.endDate)) return undefined
    return { path: '/', audience: flag[1] }
  },
  'api::campaign.campaign': ({ language, endDate }) =>
    language === env.LANGUAGE && !isOver(endDate) ? { path: '/', audience: 'free' } : undefined,
  'api::menu-override.menu-override': ({ item }) => ({
    path: '/',
    audience: itemAudiences[textOf(item) ?? ''] ?? 'visitor',
  }),
  'api::email-template.email-template': nowhere,
  'api::newsletter-issue.newsletter-issue': nowhere,
  'api::product.product': ({ key }) =>
    ownPage('interpretation', textOf(key)?.match(/^analysis-(.+)$/)?.[1]) ?? { path: '/payment' },
  'api::faq-entry.faq-entry': ({ slug }) => ownPage('faq-entry', slug),
  'api::review.review': () => ({ path: '/reviews' }),
  'api::coupon.coupon': nowhere,
  'api::incident.incident': nowhere,
  'api::contact-message.contact-message': nowhere,
} as const satisfies Record<ContentTypeUid, FindPlace>

// The worksheet has an anchor per chakra heading, and one for all measures.
function anchorOf(key: string): string {
  const [subject, chakra] = key.split('.')
  if (subject === 'chakra') return `#${chakra}`
  return subject === 'character' ? '' : '#measures'
}

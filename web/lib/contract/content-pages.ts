type ContentPage = {
  /** The field that identifies an entry in its page's address; editors choose its value. */
  field: string
  /**
   * Address of an entry's page: a prefix followed by the field's value, which editors may change, or one fixed address
   * per value that the site knows.
   */
  at: `/${string}/` | Readonly<Record<string, `/${string}`>>
  /** Values that no entry may have: other pages of the site have these addresses. */
  reserved?: readonly string[]
}

/**
 * Content types used by pages, with the addresses of those that have a page per entry: unpublishing an entry removes the
 * page, a changed address redirects. undefined: the content is part of other pages.
 */
export const contentPages = {
  'site-setting': undefined,
  'index-variant': undefined,
  'home-section': undefined,
  description: { field: 'slug', at: '/description/' },
  'blog-post': { field: 'slug', at: '/blog/' },
  film: { field: 'slug', at: '/videos/' },
  course: { field: 'slug', at: '/course/', reserved: ['my-course'] },
  lesson: undefined,
  ebook: { field: 'slug', at: '/ebook/', reserved: ['my-ebook', 'download'] },
  'site-image': undefined,
  page: {
    field: 'slug',
    at: {
      imprint: '/imprint',
      terms: '/terms',
      withdrawal: '/withdrawal',
      contact: '/contact',
      'privacy-policy': '/privacypolicy',
    },
  },
  'registration-form': { field: 'formId', at: '/form/' },
  interpretation: {
    field: 'key',
    at: {
      short: '/shortinterpretation',
      long: '/longinterpretation',
      relationship: '/relationshipinterpretation',
      family: '/familyinterpretation',
      group: '/groupinterpretation',
    },
  },
  'sales-page': { field: 'key', at: { details: '/reszletek' } },
  'interpretation-text': undefined,
  'test-question': undefined,
  banner: undefined,
  campaign: undefined,
  'menu-override': undefined,
  product: undefined,
  'faq-entry': { field: 'slug', at: '/faq/' },
  review: undefined,
} as const satisfies Record<string, ContentPage | undefined>

type Rows = typeof contentPages
type Tag = keyof Rows

/**
 * Types with full articles that readers choose from a list. They are listed, found and opened in one language: the
 * deployment's, or the next one that has entries (decision content-addresses). For every other type each entry has its
 * own language fallback.
 */
export const articleTags = [
  'description',
  'blog-post',
  'film',
  'course',
  'ebook',
  'faq-entry',
] as const satisfies readonly Tag[]

export type ArticleTag = (typeof articleTags)[number]

/** A type with a page per entry. */
export type PagedTag = {
  [One in Tag]: Rows[One] extends undefined ? never : One
}[Tag]

/** Of these, the types with addresses that editors define and may change. */
export type AddressedTag = {
  [One in PagedTag]: Rows[One] extends { at: string } ? One : never
}[PagedTag]

/** The page definition of a type, with optional fields in its type. */
export const contentPage = (tag: PagedTag): ContentPage => contentPages[tag]

export const pagedTags = (Object.keys(contentPages) as Tag[]).filter(
  (tag): tag is PagedTag => !!contentPages[tag],
)

export const addressedTags = pagedTags.filter(
  (tag): tag is AddressedTag => typeof contentPage(tag).at === 'string',
)

/** The address of an entry's page; undefined where the site has no such page. */
export function pathOfEntry(tag: PagedTag, name: string): string | undefined {
  const { at } = contentPage(tag)
  if (typeof at === 'string') return at + encodeURIComponent(name)
  return Object.hasOwn(at, name) ? at[name] : undefined
}

/** Whether an address has the form of an entry's page, whether or not the entry exists. */
export const isPathOfEntry = (pathname: string) =>
  pagedTags.some((tag) => {
    const { at } = contentPage(tag)
    if (typeof at !== 'string') return Object.values(at).some((one) => one === pathname)
    const end = pathname.startsWith(at) ? pathname.slice(at.length) : ''
    return end !== '' && !end.includes('/')
  })

type ContentPage = {
  /** Tells the entries of the type apart; editors choose it. */
  field: string
  /**
   * Where an entry's page is: at an address that ends with what the field says, which may change, or at one for each
   * value that the site knows, which may not.
   */
  at: `/${string}/` | Readonly<Record<string, `/${string}`>>
}

/**
 * The content types that pages are made of, and which of them have a page of their own per entry: unpublished, it is
 * gone; with another address, it has moved. Content that is part of other pages has none.
 */
export const contentPages = {
  'site-setting': undefined,
  'index-variant': undefined,
  'home-section': undefined,
  description: { field: 'slug', at: '/description/' },
  'blog-post': { field: 'slug', at: '/blog/' },
  film: { field: 'slug', at: '/videos/' },
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
 * Whole articles, which people choose from a list: listed, found and opened in one language, the deployment's or the
 * next one that has any (decision content-addresses). Of every other type each entry comes from the best language that
 * has it.
 */
export const articleTags = [
  'description',
  'blog-post',
  'film',
  'faq-entry',
] as const satisfies readonly Tag[]

export type ArticleTag = (typeof articleTags)[number]

/** A type with a page of its own per entry. */
export type PagedTag = {
  [One in Tag]: Rows[One] extends undefined ? never : One
}[Tag]

/** Of these, the types with addresses that editors make, and may change. */
export type AddressedTag = {
  [One in PagedTag]: Rows[One] extends { at: string } ? One : never
}[PagedTag]

/** What is known of a type's pages, with every field. */
export const contentPage = (tag: PagedTag): ContentPage => contentPages[tag]

export const pagedTags = (Object.keys(contentPages) as Tag[]).filter(
  (tag): tag is PagedTag => !!contentPages[tag],
)

export const addressedTags = pagedTags.filter(
  (tag): tag is AddressedTag => typeof contentPage(tag).at === 'string',
)

/** Where the page of an entry is; undefined where the site knows no such page. */
export function pathOfEntry(tag: PagedTag, name: string): string | undefined {
  const { at } = contentPage(tag)
  if (typeof at === 'string') return at + encodeURIComponent(name)
  return Object.hasOwn(at, name) ? at[name] : undefined
}

/** Whether an address is that of an entry's page, there or not. */
export const isPathOfEntry = (pathname: string) =>
  pagedTags.some((tag) => {
    const { at } = contentPage(tag)
    if (typeof at !== 'string') return Object.values(at).some((one) => one === pathname)
    const end = pathname.startsWith(at) ? pathname.slice(at.length) : ''
    return end !== '' && !end.includes('/')
  })

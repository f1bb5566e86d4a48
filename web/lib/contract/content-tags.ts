/**
 * The content types of the cms that pages are made of: the cms tells web when one of them changed, and each is
 * the tag of everything that web made from it.
 */
export const contentTags = [
  'site-setting',
  'index-variant',
  'home-section',
  'description',
  'blog-post',
  'film',
  'site-image',
  'page',
  'registration-form',
  'interpretation',
  'sales-page',
  'interpretation-text',
  'test-question',
  'banner',
  'campaign',
  'menu-override',
  'product',
  'faq-entry',
  'review',
] as const

export type ContentTag = (typeof contentTags)[number]

type ContentUid = { [Tag in ContentTag]: `api::${Tag}.${Tag}` }[ContentTag]

/** The name of a type in the cms, which is how it tells of a change. */
export const uidOfTag = (tag: ContentTag) => `api::${tag}.${tag}` as ContentUid

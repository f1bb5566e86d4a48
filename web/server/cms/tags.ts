/** Content types of the cms, each the tag of everything made from it. */
export const contentTags = [
  'site-setting',
  'index-variant',
  'home-section',
  'description',
  'site-image',
  'page',
  'registration-form',
  'interpretation',
  'interpretation-text',
  'test-question',
  'banner',
  'campaign',
  'product',
  'menu-override',
  'product',
] as const

export type ContentTag = (typeof contentTags)[number]

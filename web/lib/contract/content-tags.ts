import { contentPages } from './content-pages'

export type ContentTag = keyof typeof contentPages

/**
 * The content types used by pages. The cms notifies web when an entry of one changes; the type's name is the cache tag
 * of everything that web rendered from it.
 */
export const contentTags = Object.keys(contentPages) as ContentTag[]

/** Name of a type in the paths of Strapi's REST API, the `pluralName` of its schema: `faq-entry` → `faq-entries`. */
export const collectionOf = (tag: ContentTag) => `${tag.replace(/y$/, 'ie')}s`

type ContentUid = { [Tag in ContentTag]: `api::${Tag}.${Tag}` }[ContentTag]

/** The uid of a type in the cms, as used in its change notifications. */
export const uidOfTag = (tag: ContentTag) => `api::${tag}.${tag}` as ContentUid

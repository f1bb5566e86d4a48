import { contentPages } from './content-pages'

export type ContentTag = keyof typeof contentPages

/**
 * The content types used by pages. The cms notifies web when an entry of one changes; the type's name is the cache tag
 * of everything that web rendered from it.
 */
export const contentTags = Object.keys(contentPages) as ContentTag[]

/** Tag of what pages render from the settings of site admins, which are no content. */
const settingsTag = 'setting'

/** The tags of everything that web caches from the cms. */
export const cacheTags = [...contentTags, settingsTag] as const

export type CacheTag = ContentTag | typeof settingsTag

/** Name of a type in the paths of Strapi's REST API, the `pluralName` of its schema: `faq-entry` → `faq-entries`. */
export const collectionOf = (tag: ContentTag) => `${tag.replace(/y$/, 'ie')}s`

type ContentUid = { [Tag in ContentTag]: `api::${Tag}.${Tag}` }[ContentTag]

/** The uid of a type in the cms, as used in its change notifications. */
export const uidOfTag = (tag: ContentTag) => modelOfTag(tag) as ContentUid

/** The model of a tag in the cms's change notifications. */
export const modelOfTag = (tag: CacheTag) => `api::${tag}.${tag}`

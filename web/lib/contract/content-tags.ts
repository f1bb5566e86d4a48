import { contentPages } from './content-pages'

export type ContentTag = keyof typeof contentPages

/**
 * The content types of the cms that pages are made of: the cms tells web when one of them changed, and each is
 * the tag of everything that web made from it.
 */
export const contentTags = Object.keys(contentPages) as ContentTag[]

type ContentUid = { [Tag in ContentTag]: `api::${Tag}.${Tag}` }[ContentTag]

/** The name of a type in the cms, which is how it tells of a change. */
export const uidOfTag = (tag: ContentTag) => `api::${tag}.${tag}` as ContentUid

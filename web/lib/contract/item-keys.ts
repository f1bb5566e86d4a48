/** Kinds of products that editors add as entries of the content management system, each with its own price. */
export const itemKinds = ['course', 'ebook'] as const

export type ItemKind = (typeof itemKinds)[number]

export const isItemKind = (text: string): text is ItemKind =>
  itemKinds.some((kind) => kind === text)

/** Product key of an item: its kind and its Strapi document id, which never changes. */
export type ItemKey = `${ItemKind}-${string}`

const documentIdLength = 24

const pattern = new RegExp(`^(${itemKinds.join('|')})-([a-z0-9]{${documentIdLength}})$`, 'u')

export const itemKeyOf = (kind: ItemKind, documentId: string): ItemKey => `${kind}-${documentId}`

/** The item of a product key; undefined: the key is of a fixed product, or invalid. */
export function itemOf(key: string): { kind: ItemKind; documentId: string } | undefined {
  const [, kind, documentId] = pattern.exec(key) ?? []
  const known = itemKinds.find((one) => one === kind)
  return known && documentId ? { kind: known, documentId } : undefined
}

export const isItemKey = (key: unknown): key is ItemKey =>
  typeof key === 'string' && itemOf(key) !== undefined

/** Pattern for SQL `LIKE` that matches the keys of all items of a kind, and no other key. */
export const itemKeyLike = (kind: ItemKind) => itemKeyOf(kind, '_'.repeat(documentIdLength))

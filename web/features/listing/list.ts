import type { SearchKind } from '@krono/contract'
import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'

/**
 * A list of the site: cards with search, filters, orders and pages. All of it is in the address, so that it works
 * without JavaScript, can be sent and gone back to; the plain address is a static page of each audience.
 *
 * To have one more list:
 * 1. a row in `server/next-internals/listed-pages.mjs`: its address and its parameters: `q` if it is searched, the
 *    name of each choice, `sort` if there is more than one order, `page`;
 * 2. a `List` in the folder of its subject: what it loads and how a card looks. `load` reads through the data cache
 *    (`readAll`); search and filters are applied to that here, so that typed words are never cached;
 * 3. two pages of a few lines with the same content: `app/[audience]/(site)/<address>/page.tsx` with `<ListPage
 *    list={…} />`, `generateStaticParams` and `listMetadata(list)`, and `app/[audience]/(site)/listed/<address>/page.tsx`
 *    with `query={await searchParams}` to both;
 * 4. its words: a namespace of the messages with `title`, `lead`, `metaTitle`, `metaDescription`, `nothing`.
 */
export type List<Item> = {
  /** As its row in listed-pages says. */
  path: `/${string}`
  words: ListWords
  perPage: number
  /** All entries, each once. */
  load: () => Promise<Item[]>
  /** Tells them apart. */
  keyOf: (item: Item) => string
  /** What the cms finds it by (cms/src/library/search/searched-types): endings and a slip are forgiven. Without it there is no search. */
  searched?: { kind: SearchKind; documentIdOf: (item: Item) => string }
  /** What a reader may narrow the list by, by the name of its parameter. */
  choices?: Readonly<Record<string, Choice<Item>>>
  /** The orders, by their names in `listing.sorts`; the first is the one of the plain address. */
  sorts: SortsOf<Item>
  Card: (props: { item: Item }) => ReactNode
  /** Below one another, each as wide as a line of text. */
  isColumn?: true
}

export type Choice<Item> = {
  /** The word above it. */
  label: () => string
  /** What of it an entry has, if it has any: no choice leads to nothing. */
  of: (item: Item) => Chosen | undefined
}

/** `value` stands in the address, `name` is read; lower `order` first, then by name. */
export type Chosen = { value: string; name: string; order?: number }

export type SortName = keyof Messages['listing']['sorts']

type SortsOf<Item> = Readonly<Partial<Record<SortName, (a: Item, b: Item) => number>>>

type Wanted = Record<'title' | 'lead' | 'metaTitle' | 'metaDescription' | 'nothing', string>

/** A namespace of the messages that has what a list says of itself. */
export type ListWords = {
  [Name in keyof Messages]: Messages[Name] extends Wanted ? Name : never
}[keyof Messages]

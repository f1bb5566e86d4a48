import type { SearchKind } from '@krono/contract'
import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'

/**
 * A list of the site: cards with search, filters, sort orders and pages. Its state is in the address, so that it works
 * without JavaScript, can be shared and works with the back button; the plain address is a static page of each
 * audience.
 *
 * To add a list:
 * 1. a row in `server/next-internals/listed-pages.mjs`: its address and its parameters: `q` if it has a search, the
 *    name of each filter, `sort` if there is more than one order, `page`;
 * 2. a `List` in the folder of its subject: its data and its card. `load` reads through the data cache (`readAll`);
 *    search and filters are applied to its result, so that search texts are never cached;
 * 3. two pages of a few lines with the same content: `app/[audience]/(site)/<address>/page.tsx` with `<ListPage
 *    list={…} />`, `generateStaticParams` and `listMetadata(list)`, and `app/[audience]/(site)/listed/<address>/page.tsx`
 *    with `query={await searchParams}` to both;
 * 4. its texts: a message namespace with `title`, `lead`, `metaTitle`, `metaDescription`, `nothing`.
 */
export type List<Item> = {
  /** As in its row of listed-pages. */
  path: `/${string}`
  words: ListWords
  perPage: number
  /** All entries, each once. */
  load: () => Promise<Item[]>
  /** Unique key of an entry. */
  keyOf: (item: Item) => string
  /**
   * Kind of the search in the cms (cms/src/library/search/searched-types): it tolerates endings and a typing error.
   * Without it there is no search field.
   */
  searched?: { kind: SearchKind; documentIdOf: (item: Item) => string }
  /** The filters, by the name of their parameter. */
  choices?: Readonly<Record<string, Choice<Item>>>
  /** The sort orders, by their names in `listing.sorts`; the first is the default. */
  sorts: SortsOf<Item>
  Card: (props: { item: Item }) => ReactNode
  /** One per line, as wide as a line of text. */
  isColumn?: true
}

export type Choice<Item> = {
  /** Label above the filter. */
  label: () => string
  /** The option of an entry, if it has one: options without entries are not offered. */
  of: (item: Item) => Chosen | undefined
}

/** `value` is in the address, `name` is displayed; lower `order` first, then by name. */
export type Chosen = { value: string; name: string; order?: number }

export type SortName = keyof Messages['listing']['sorts']

type SortsOf<Item> = Readonly<Partial<Record<SortName, (a: Item, b: Item) => number>>>

type Wanted = Record<'title' | 'lead' | 'metaTitle' | 'metaDescription' | 'nothing', string>

/** Message namespace with the texts of a list. */
export type ListWords = {
  [Name in keyof Messages]: Messages[Name] extends Wanted ? Name : never
}[keyof Messages]

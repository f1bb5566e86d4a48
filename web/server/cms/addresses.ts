import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { leadsSomewhere } from '@/base/routing/links'
import { language } from '@/base/text/language'
import {
  type AddressedTag,
  isPathOfEntry,
  type PagedTag,
  pagedTags,
  pathOfEntry,
} from '@/lib/contract/content-pages'
import { readContent } from './read-content'

const schema = z.record(
  z.string(),
  z.object({
    /** Address names of the published entries. */
    names: z.array(z.string()),
    /** Current name by former name. */
    moved: z.record(z.string(), z.string()),
  }),
)

/** The address names of all entries with a page, by type. Cached for the current request. */
const getNames = cache(async () =>
  schema.parse(await readContent('entry-addresses', pagedTags, { language })),
)

/** The current name of an entry by its former name; undefined if no published entry had that name. */
export async function nameNow(tag: AddressedTag, before: string): Promise<string | undefined> {
  const { moved = {} } = (await getNames())[tag] ?? {}
  return Object.hasOwn(moved, before) ? moved[before] : undefined
}

/** Redirects permanently (308) if the entry of an address has moved to another one. */
export async function followMoved(
  tag: AddressedTag,
  before: string,
  linkTo: (name: string) => string,
): Promise<void> {
  const name = await nameNow(tag, before)
  if (name !== undefined) permanentRedirect(linkTo(name))
}

/** Returns a function that checks whether a link has a target: a page that is built and, if editors write it, published. */
export async function getLeads(): Promise<(href: string) => boolean> {
  const all = await getNames()
  const pathsOf = (tag: PagedTag) => {
    const { names = [], moved = {} } = all[tag] ?? {}
    return [...names, ...Object.keys(moved)].map((name) => pathOfEntry(tag, name))
  }
  const present = new Set(pagedTags.flatMap(pathsOf))
  return (href) => {
    const [pathname = ''] = href.split(/[?#]/)
    return leadsSomewhere(href) && (present.has(pathname) || !isPathOfEntry(pathname))
  }
}

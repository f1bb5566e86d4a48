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
    /** By what the entries are called that are published. */
    names: z.array(z.string()),
    /** What they were called before, and are now. */
    moved: z.record(z.string(), z.string()),
  }),
)

/** The names of all entries that have a page of their own, by type. Once for each page that is made. */
const getNames = cache(async () =>
  schema.parse(await readContent('entry-addresses', pagedTags, { language })),
)

/** What an entry is called now that was called so before; undefined where nothing ever was, or is there no more. */
export async function nameNow(tag: AddressedTag, before: string): Promise<string | undefined> {
  const { moved = {} } = (await getNames())[tag] ?? {}
  return Object.hasOwn(moved, before) ? moved[before] : undefined
}

/** Sends the reader on for good where the entry of an address has another one by now (308). */
export async function followMoved(
  tag: AddressedTag,
  before: string,
  linkTo: (name: string) => string,
): Promise<void> {
  const name = await nameNow(tag, before)
  if (name !== undefined) permanentRedirect(linkTo(name))
}

/** Whether links lead to something: a page that is built and, where editors write it, that they have published. */
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

import slugify from '@sindresorhus/slugify'

/** Leaves room for a number. */
const mostLetters = 56

// The library transliterates as in German: ö would become oe.
const customReplacements: [string, string][] = [
  ['ö', 'o'],
  ['Ö', 'O'],
  ['ü', 'u'],
  ['Ü', 'U'],
  ['&', ' '],
]

/** The slug of a title: lower-case letters, digits, hyphens; empty if it has none of them. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements })
  const [whole = ''] = slug.slice(0, mostLetters + 1).match(/^.*(?=-)/) ?? []
  return slug.length <= mostLetters ? slug : whole || slug.slice(0, mostLetters)
}

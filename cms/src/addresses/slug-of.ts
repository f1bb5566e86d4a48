import slugify from '@sindresorhus/slugify'

/** Room for a number behind it. */
const mostLetters = 56

// The library has the German way: ö would be oe.
const customReplacements: [string, string][] = [
  ['ö', 'o'],
  ['Ö', 'O'],
  ['ü', 'u'],
  ['Ü', 'U'],
  ['&', ' '],
]

/** A title as the end of an address: small letters, digits, hyphens; empty where it has none of them. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements })
  const [whole = ''] = slug.slice(0, mostLetters + 1).match(/^.*(?=-)/) ?? []
  return slug.length <= mostLetters ? slug : whole || slug.slice(0, mostLetters)
}

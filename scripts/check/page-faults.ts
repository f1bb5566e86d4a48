/** A placeholder of any name: the table of routes has `[slug]` where the documentation says `{slug}`. */
const plain = (path: string) => path.replace(/\[\w+\]|\{\w+\}/g, '{}')

/** Every address that a text names, without its query. */
const addressesIn = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\w}])\/[\w{}/.-]*/g)].map(
      ([address]) => plain(address).replace(/[./]+$/, '') || '/',
    ),
  )

/** Routes of the table that the product's documentation does not name. */
export function unknownRoutes(paths: readonly string[], text: string): string[] {
  const named = addressesIn(text)
  return paths.filter((path) => !named.has(plain(path)))
}

/** Fields of a call that none of the sources that make it writes: they cannot be filled in. */
export const unsentFields = (fields: readonly string[], sources: readonly string[]): string[] =>
  fields.filter((field) => !sources.some((source) => new RegExp(`\\b${field}:`).test(source)))

/** Replaces placeholders by `{}`: the table of routes has `[slug]` where the documentation has `{slug}`. */
const plain = (path: string) => path.replace(/\[\w+\]|\{\w+\}/g, '{}')

/** Every address in a text, without its query. */
const addressesIn = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\w}])\/[\w{}/.-]*/g)].map(
      ([address]) => plain(address).replace(/[./]+$/, '') || '/',
    ),
  )

/** Routes of the table that are missing in the product's documentation. */
export function unknownRoutes(paths: readonly string[], text: string): string[] {
  const named = addressesIn(text)
  return paths.filter((path) => !named.has(plain(path)))
}

/** Fields of a call that no calling source sends: users cannot fill them in. */
export const unsentFields = (fields: readonly string[], sources: readonly string[]): string[] =>
  fields.filter((field) => !sources.some((source) => new RegExp(`\\b${field}:`).test(source)))

/** Next's raw query: a parameter may be missing or repeated. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The first value of a query parameter, or an empty string. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** The first value of each parameter. */
export const valuesOf = (query: Awaited<SearchParams>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, firstValue(value)]))

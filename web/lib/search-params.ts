/** Next's raw query: a parameter may be missing or repeated. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The first value of a query parameter, or an empty text. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

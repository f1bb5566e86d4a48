/** When to come again where something is away or has too much to do: it is looked for soon. */
export const retryAfterSeconds = 5

/** The seconds that an answer asks to wait; undefined where it does not. */
export function waitOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

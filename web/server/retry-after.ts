/** Default of Retry-After for an unavailable or overloaded service. */
export const retryAfterSeconds = 5

/** The seconds in the Retry-After header of a response; undefined without one. */
export function waitOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

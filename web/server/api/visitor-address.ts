/**
 * The address that a request came from, for rate limits only: the one that the proxy in front of us
 * put last, or Next itself where there is no proxy. What stands before it is the visitor's own word.
 */
export const visitorAddress = ({ headers }: { headers: Pick<Headers, 'get'> }): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

/**
 * The address that a request came from, for rate limits only. Next is given no other header than the one
 * that `watchRequests` wrote: what our proxies saw, or the connection.
 */
export const visitorAddress = ({ headers }: { headers: Pick<Headers, 'get'> }): string =>
  headers.get('x-forwarded-for') ?? ''

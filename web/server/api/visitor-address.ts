/**
 * The IP address of the client, for rate limits only. `watchRequests` has set the header: to the address that our
 * proxies saw, or to that of the connection.
 */
export const visitorAddress = ({ headers }: { headers: Pick<Headers, 'get'> }): string =>
  headers.get('x-forwarded-for') ?? ''

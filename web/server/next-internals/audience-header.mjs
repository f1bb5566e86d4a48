/**
 * Request header that passes the audience to the rewrites of next.config, so that the proxy need not run. It is deleted
 * from requests of clients (watch-requests). The proxy's matcher and a test repeat the name.
 */
export const audienceHeader = 'x-krono-audience'

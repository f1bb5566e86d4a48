/**
 * Says to our own configuration whose pages a request gets, so that the proxy need not be woken for it: whoever sends it
 * from outside is not heard (watch-requests). The proxy's matcher and a test know the name too.
 */
export const audienceHeader = 'x-krono-audience'

/** Says to the proxy that a document is asked for which may be one of somebody's own; nobody else is heard here either. */
export const ownHeader = 'x-krono-own'

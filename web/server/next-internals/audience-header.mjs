/**
 * Tells our own configuration the audience of a request, so that the proxy need not run for it; sent by a client it is
 * ignored (watch-requests). The proxy's matcher and a test know the name too.
 */
export const audienceHeader = 'x-krono-audience'

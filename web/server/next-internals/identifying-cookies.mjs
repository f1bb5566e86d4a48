/** Cookie of Next's `draftMode()`. */
export const draftCookie = '__prerender_bypass'

/**
 * With one of these cookies a response is not for all visitors: the session's, the preview's (next.config), and Next's
 * own for drafts. The cache in front of web has the same names (docker/edge.conf.template), tested by scripts/edge.
 */
export const identifyingCookies = ['token', '__Host-token', 'preview', draftCookie]

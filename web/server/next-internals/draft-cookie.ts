/** Cookie of Next's `draftMode()`. */
export const draftCookie = '__prerender_bypass'

/** Next's own cookie; `draftMode()` sets and reads it. */
export const draftCookie = '__prerender_bypass'

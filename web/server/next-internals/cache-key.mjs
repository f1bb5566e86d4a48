/**
 * The address of a page in Next's cache, an audience and a path. Next's key has the kind and a hash of the source route
 * before it: `/route-cache/APP_PAGE/<hash>/$/visitor/blog`.
 *
 * @param {string} key
 */
export const addressOfKey = (key) => key.replace(/^\/route-cache\/\w+\/\w+\/\$/, '')

/**
 * The address (audience and path) in a key of Next's cache. Next prefixes it with the kind and a hash of the source
 * route: `/route-cache/APP_PAGE/<hash>/$/visitor/blog`.
 *
 * @param {string} key
 */
export const addressOfKey = (key) => key.replace(/^\/route-cache\/\w+\/\w+\/\$/, '')

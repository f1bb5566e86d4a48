/**
 * Whether Strapi's watch mode ignores a folder: the path contains `tmp`, or a name in it begins with a dot.
 *
 * @param {string} folder
 */
export const isUnwatched = (folder) => /tmp|[\\/]\.[^\\/]/.test(folder)

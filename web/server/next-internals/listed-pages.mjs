/**
 * Pages of which something is asked in the address: of lists a search, choices, an order, a page (features/listing).
 * Without any of it such a page is a static one of each audience; with one it is made for the request by the page of the
 * same address below `listed`, which is none from outside. Next's configuration and the proxy read them.
 *
 * @type {readonly ListedPage[]}
 * @typedef {{ source: `/${string}`, parameters: readonly string[] }} ListedPage
 */
export const listedPages = [
  { source: '/blog', parameters: ['q', 'category', 'sort', 'page'] },
  { source: '/search', parameters: ['q', 'page'] },
  { source: '/faq', parameters: ['q', 'category', 'page'] },
  { source: '/reviews', parameters: ['about', 'stars', 'sort', 'page'] },
  { source: '/videos', parameters: ['q', 'topic', 'access', 'page'] },
  // What follows on its form.
  { source: '/newsletter', parameters: ['sent', 'told'] },
  { source: '/contact', parameters: ['sent', 'told'] },
]

const anything = '(?:.|\\s)+'

const insideOf = (/** @type {string} */ source) => `/listed${source}`

/** What the lists add to Next's rewrites: one for each parameter, because Next's conditions all have to hold. */
export const listedRewrites = listedPages.flatMap(({ source, parameters }) =>
  parameters.map((key) => ({
    source,
    has: [{ type: /** @type {const} */ ('query'), key, value: anything }],
    to: insideOf(source),
  })),
)

/**
 * Where the page of a list stands below its audience that is made for this query; undefined where none of its
 * parameters says anything. As Next does: of what is repeated the last value.
 *
 * @param {string} pathname
 * @param {string} search with or without its question mark
 */
export function listedPageOf(pathname, search) {
  const page = listedPages.find(({ source }) => source === pathname)
  const query = new URLSearchParams(search)
  const isAsked = page?.parameters.some((key) => query.getAll(key).at(-1))
  return page && isAsked ? insideOf(page.source) : undefined
}

/** Only we ask for it by this name. @param {string} path */
export const isListed = (path) => /^\/+listed(\/|$)/.test(path)

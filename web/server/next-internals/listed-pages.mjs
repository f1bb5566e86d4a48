/**
 * Pages with query parameters, such as search, filters, sort and page of a list (features/listing). Without them the
 * page is static for each audience. With one of them, the page at the same path below `listed` renders it per request;
 * clients cannot request that path directly. next.config and the proxy read this table.
 *
 * @type {readonly ListedPage[]}
 * @typedef {{ source: `/${string}`, parameters: readonly string[] }} ListedPage
 */
export const listedPages = [
  { source: '/blog', parameters: ['q', 'category', 'sort', 'page'] },
  { source: '/courses', parameters: ['page'] },
  { source: '/ebook', parameters: ['page'] },
  { source: '/shop', parameters: ['kind', 'page'] },
  { source: '/search', parameters: ['q', 'page'] },
  { source: '/faq', parameters: ['q', 'category', 'page'] },
  { source: '/reviews', parameters: ['about', 'stars', 'sort', 'page'] },
  { source: '/videos', parameters: ['q', 'topic', 'access', 'page'] },
  // Result of the form on the page.
  { source: '/newsletter', parameters: ['sent', 'told'] },
  { source: '/contact', parameters: ['sent', 'told'] },
]

const anything = '(?:.|\\s)+'

const internalPathOf = (/** @type {string} */ source) => `/listed${source}`

/** Next's rewrites for the lists: one for each parameter, because Next requires all conditions of a rewrite. */
export const listedRewrites = listedPages.flatMap(({ source, parameters }) =>
  parameters.map((key) => ({
    source,
    has: [{ type: /** @type {const} */ ('query'), key, value: anything }],
    to: internalPathOf(source),
  })),
)

/**
 * The internal path below the audience that renders this query; undefined if none of the page's parameters has a value.
 * Like Next, uses the last value of a repeated parameter.
 *
 * @param {string} pathname
 * @param {string} search with or without its question mark
 */
export function listedPageOf(pathname, search) {
  const page = listedPages.find(({ source }) => source === pathname)
  const query = new URLSearchParams(search)
  const hasParameter = page?.parameters.some((key) => query.getAll(key).at(-1))
  return page && hasParameter ? internalPathOf(page.source) : undefined
}

/** Whether a path is below the internal `listed`, which clients cannot request. @param {string} path */
export const isListed = (path) => /^\/+listed(\/|$)/.test(path)

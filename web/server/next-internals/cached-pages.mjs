/** Dates from 1900 to 2099 in the three supported formats: at most 223 000 addresses. */
const year = '(?:19|20)\\d\\d'
const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'
const datePattern = [
  `${year}-${month}-${day}`,
  `${year}\\.${month}\\.${day}\\.`,
  `${day}\\.${month}\\.${year}`,
].join('|')

const anything = '(?:.|\\s)+'

/**
 * Pages that depend on their query. An address that matches a rule is rendered once and cached for the day (decision
 * page-cache), at `kept` below the audience; any other query of the same path is rendered per request. The rules have
 * the format of Next's rewrites, because next.config and the proxy both read them.
 *
 * @type {readonly { source: string, has?: Rule[], missing: Rule[], kept: string }[]}
 * @typedef {{ type: 'query', key: string, value: string }} Rule
 */
export const cachedPages = [
  {
    source: '/kronoworksheet/visitor',
    has: [{ type: 'query', key: 'date', value: `(?<date>${datePattern})` }],
    // A request with a name is rendered individually.
    missing: ['name', 'steps'].map((key) => ({ type: 'query', key, value: anything })),
    kept: '/kronoworksheet/visitor/kept/:date',
  },
  {
    source: '/biorhythm',
    missing: ['birth', 'day', 'days'].map((key) => ({ type: 'query', key, value: anything })),
    kept: '/biorhythm/kept',
  },
]

/** Like Next, uses the last value of a repeated parameter. @param {URLSearchParams} query @param {Rule} rule */
const matchRule = (query, { key, value }) =>
  new RegExp(`^${value}$`).exec(query.getAll(key).at(-1) || '')

/**
 * The address of a day-cached page below its audience; undefined for a page that is rendered per request.
 *
 * @param {string} pathname
 * @param {string} search with its question mark, or nothing
 */
export function cachedPageOf(pathname, search) {
  const page = cachedPages.find(({ source }) => source === pathname)
  if (!page) return undefined
  const query = new URLSearchParams(search)
  if (page.missing.some((rule) => matchRule(query, rule))) return undefined
  const found = page.has?.map((rule) => matchRule(query, rule)) ?? []
  if (found.some((match) => !match)) return undefined
  return found.reduce((path, match) => path.replace(':date', match?.groups?.date ?? ''), page.kept)
}

/**
 * The address of a cached page with only the parameters that select the page. Next writes the address of the first
 * request into the cached page, so other parameters would reach all visitors. Undefined for pages rendered per request.
 *
 * @param {string} pathname
 * @param {string} search
 */
export function plainAddressOf(pathname, search) {
  if (!cachedPageOf(pathname, search)) return undefined
  const rules = cachedPages.find(({ source }) => source === pathname)?.has ?? []
  const query = new URLSearchParams(search)
  const plain = new URLSearchParams()
  // Next's router adds `_rsc` to its requests.
  for (const key of [...rules.map((rule) => rule.key), '_rsc'])
    for (const value of query.getAll(key).slice(-1)) plain.set(key, value)
  return plain.size > 0 ? `${pathname}?${plain}` : pathname
}

/** Whether a path is an internal address of the day cache, which clients cannot request. @param {string} path */
export const isInside = (path) => /\/(kronoworksheet\/visitor|biorhythm)\/kept(\/|$)/.test(path)

/** A day that a calendar can have, in one of the three ways in which it is written here: 223 000 addresses, no more. */
const year = '(?:19|20)\\d\\d'
const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'
const written = [
  `${year}-${month}-${day}`,
  `${year}\\.${month}\\.${day}\\.`,
  `${day}\\.${month}\\.${year}`,
].join('|')

const anything = '(?:.|\\s)+'

/**
 * Addresses that depend on their query: what these rules match is rendered once and cached for the day (decision
 * page-cache), at `kept` below the audience; any other query of the same path is rendered per request. As Next writes
 * rewrites, because its configuration and the proxy both read them.
 *
 * @type {readonly { source: string, has?: Rule[], missing: Rule[], kept: string }[]}
 * @typedef {{ type: 'query', key: string, value: string }} Rule
 */
export const cachedPages = [
  {
    source: '/kronoworksheet/visitor',
    has: [{ type: 'query', key: 'date', value: `(?<date>${written})` }],
    // A request with a name gets a page of its own.
    missing: ['name', 'steps'].map((key) => ({ type: 'query', key, value: anything })),
    kept: '/kronoworksheet/visitor/kept/:date',
  },
  {
    source: '/biorhythm',
    missing: ['birth', 'day', 'days'].map((key) => ({ type: 'query', key, value: anything })),
    kept: '/biorhythm/kept',
  },
]

/** As Next does: of what is repeated the last value. @param {URLSearchParams} query @param {Rule} rule */
const fits = (query, { key, value }) =>
  new RegExp(`^${value}$`).exec(query.getAll(key).at(-1) || '')

/**
 * The address of a cached page below its audience; undefined for what is rendered per request.
 *
 * @param {string} pathname
 * @param {string} search with its question mark, or nothing
 */
export function cachedPageOf(pathname, search) {
  const page = cachedPages.find(({ source }) => source === pathname)
  if (!page) return undefined
  const query = new URLSearchParams(search)
  if (page.missing.some((rule) => fits(query, rule))) return undefined
  const found = page.has?.map((rule) => fits(query, rule)) ?? []
  if (found.some((match) => !match)) return undefined
  return found.reduce((path, match) => path.replace(':date', match?.groups?.date ?? ''), page.kept)
}

/**
 * The address of a cached page reduced to its deciding parameters: Next writes the address of the first request into
 * the page that all get, with any content of an attacker. Undefined for pages rendered per request.
 *
 * @param {string} pathname
 * @param {string} search
 */
export function plainAddressOf(pathname, search) {
  if (!cachedPageOf(pathname, search)) return undefined
  const rules = cachedPages.find(({ source }) => source === pathname)?.has ?? []
  const query = new URLSearchParams(search)
  const plain = new URLSearchParams()
  // The last is what Next's router marks its questions with.
  for (const key of [...rules.map((rule) => rule.key), '_rsc'])
    for (const value of query.getAll(key).slice(-1)) plain.set(key, value)
  return plain.size > 0 ? `${pathname}?${plain}` : pathname
}

/** Only we ask for it by this name. @param {string} path */
export const isInside = (path) => /\/(kronoworksheet\/visitor|biorhythm)\/kept(\/|$)/.test(path)

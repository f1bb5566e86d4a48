type MeasuredPage = {
  path: string
  /** In its place these, one after the other. */
  paths?: string[]
  /** Asked for by somebody who is signed in. */
  isMembers?: true
  /** Name of what it is measured beside. */
  beside: string
  share: number
}

/** So many days in a row. */
export function everyDay(first: string, count: number) {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/** The pages that are measured, and what each is held to (quality, "Figures"): a share of the bare page of its kind. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', beside: 'bare static', share: 0.6 },
  { path: '/description/mi-a-krono', beside: 'bare static', share: 0.6 },
  { path: '/biorhythm', beside: 'bare static', share: 0.5 },
  { path: '/kronoworksheet/visitor?date=1984-06-12', beside: 'bare static', share: 0.5 },
  // More dates than are kept, so that each is a new one.
  {
    path: '/kronoworksheet/visitor?date=*',
    paths: everyDay('1930-01-01', 20_000).map((day) => `/kronoworksheet/visitor?date=${day}`),
    beside: 'bare dynamic',
    share: 0.4,
  },
  { path: '/api/chart?date=1984-06-12', beside: 'bare dynamic', share: 0.5 },
  { path: '/kronoworksheet', isMembers: true, beside: 'bare dynamic', share: 0.35 },
  { path: '/profile', isMembers: true, beside: 'bare dynamic', share: 0.35 },
  { path: '/payment', beside: 'bare static', share: 0.6 },
  // No slower than a visitor's: their document, with a menu of their own, is a tenth longer.
  { path: '/payment', isMembers: true, beside: '/payment', share: 0.9 },
  { path: '/biorhythm', isMembers: true, beside: 'bare static', share: 0.5 },
  { path: '/', isMembers: true, beside: 'bare static', share: 0.6 },
]

export const ofMember = (path: string) => `${path}, of a member`

export const nameOf = ({ path, isMembers }: MeasuredPage) => (isMembers ? ofMember(path) : path)

export const publicPages = [
  '/',
  '/kronoworksheet/visitor?date=1984-06-12',
  '/biorhythm',
  '/personality-test',
  '/characters',
  '/description/mi-a-krono',
  '/privacypolicy',
  '/login',
  '/form/energia',
  '/interpretations',
  '/longinterpretation',
  '/payment',
]

/** The library: a list and an entry of each kind. */
export const libraryPages = [
  '/blog',
  '/blog/het-pont-egy-terkep',
  '/faq',
  '/reviews',
  '/contact',
  '/newsletter',
  '/search',
  '/reszletek',
]

/** Made for each request, for everybody, and kept from search engines: without their score. */
export const unlistedPages = ['/search?q=csakra']

/** Pages of a member who is signed in, made for each request; kept from search engines, so without their score. */
export const memberPages = [
  '/kronoworksheet?activetab=0',
  '/kronoworksheet?activetab=1&name=Hanna&date=1991-03-08',
  '/kronoworksheet?activetab=2',
  '/analysis?product=analysis-family',
]

/** Content pages as members get them: their own, kept as a visitor's are. */
export const memberContentPages = ['/', '/biorhythm', '/payment', '/blog', '/my-analyses']

export const javascriptLimits = { all: 150, ours: 16 }

type MeasuredPage = {
  /** A `*` in it becomes a birth date that was not requested before in this run. */
  path: string
  /** Asked for by members who take turns. */
  isMembers?: true
  /** Name of what it is measured beside. */
  beside: string
  share: number
  /** CPU time that one answer may take, in ms, where that is held to a figure. */
  cpuMs?: number
}

/** The pages that are measured, and what each is held to (quality, "Figures"): a share of the bare page of its kind. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', beside: 'bare static', share: 0.5 },
  { path: '/description/mi-a-krono', beside: 'bare static', share: 0.5 },
  { path: '/biorhythm', beside: 'bare static', share: 0.5 },
  { path: '/kronoworksheet/visitor?date=1984-06-12', beside: 'bare static', share: 0.5 },
  { path: '/kronoworksheet/visitor?date=*', beside: 'bare dynamic', share: 0.5 },
  { path: '/api/chart?date=*', beside: 'bare dynamic', share: 0.5 },
  // A member's page that was requested before may be cached: the query makes each a new one.
  ...[
    '/kronoworksheet?new=*',
    '/kronoworksheet?activetab=1&name=Hanna&date=*',
    '/my-analyses?new=*',
    '/profile?new=*',
  ].map((path) => ({
    path,
    isMembers: true as const,
    beside: 'bare dynamic',
    share: 0.35,
    cpuMs: 30,
  })),
  { path: '/payment', beside: 'bare static', share: 0.5 },
  // No slower than a visitor's: their document, with a menu of their own, is a tenth longer.
  { path: '/payment', isMembers: true, beside: '/payment', share: 0.9 },
  { path: '/biorhythm', isMembers: true, beside: 'bare static', share: 0.5 },
  { path: '/', isMembers: true, beside: 'bare static', share: 0.5 },
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

/** Made for each request, for everybody, and not indexed by search engines: without their score. */
export const unlistedPages = ['/search?q=csakra']

/** Pages of a member who is signed in, made for each request; not indexed by search engines, so without their score. */
export const memberPages = [
  '/kronoworksheet?activetab=0',
  '/kronoworksheet?activetab=1&name=Hanna&date=1991-03-08',
  '/kronoworksheet?activetab=2',
  '/analysis?product=analysis-family',
]

/** Content pages as members get them: their own, cached as a visitor's are. */
export const memberContentPages = ['/', '/biorhythm', '/payment', '/blog', '/my-analyses']

export const javascriptLimits = { all: 150, ours: 16 }

type MeasuredPage = {
  /** A `*` in it is replaced by a birth date that was not requested before in this run. */
  path: string
  /** Requested by several members in turn. */
  isMembers?: true
  /** Name of the page that it is compared with. */
  beside: string
  share: number
  /** Limit of the CPU time for one response, in ms, where there is one. */
  cpuMs?: number
}

/** The measured pages and the required speed of each, as a share of the bare page of its kind (quality, "Figures"). */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', beside: 'bare static', share: 0.5 },
  { path: '/description/mi-a-krono', beside: 'bare static', share: 0.5 },
  { path: '/course/olvasd-a-rajzod', beside: 'bare static', share: 0.5 },
  { path: '/shop', beside: 'bare static', share: 0.5 },
  { path: '/biorhythm', beside: 'bare static', share: 0.5 },
  { path: '/kronoworksheet/visitor?date=1984-06-12', beside: 'bare static', share: 0.5 },
  { path: '/kronoworksheet/visitor?date=*', beside: 'bare dynamic', share: 0.5 },
  { path: '/api/chart?date=*', beside: 'bare dynamic', share: 0.5 },
  // A member's page that was requested before may be cached: the query makes each address new.
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
  // As fast as a visitor's: their document, with their own menu, is a tenth longer.
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
  '/shop',
  '/course/olvasd-a-rajzod',
  '/ebook/a-rajz-konyve',
]

/** The library: a list and an entry of each type. */
export const libraryPages = [
  '/blog',
  '/blog/het-pont-egy-terkep',
  '/courses',
  '/ebook',
  '/faq',
  '/reviews',
  '/contact',
  '/newsletter',
  '/search',
  '/reszletek',
]

/** Public pages that are rendered for each request and not indexed, so they have no SEO score. */
export const unlistedPages = ['/search?q=csakra']

/** Pages of a signed-in member, rendered for each request and not indexed, so they have no SEO score. */
export const memberPages = [
  '/kronoworksheet?activetab=0',
  '/kronoworksheet?activetab=1&name=Hanna&date=1991-03-08',
  '/kronoworksheet?activetab=2',
  '/analysis?product=analysis-family',
]

/** Content pages as members get them: cached as a visitor's are. */
export const memberContentPages = ['/', '/biorhythm', '/payment', '/blog', '/my-analyses']

export const javascriptLimits = { all: 150, ours: 16 }

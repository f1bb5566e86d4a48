/**
 * The pages that are measured, and what each is held to: a share of the bare page of its kind
 * (quality, "Figures": content pages 0.6, pages made for each request 0.5).
 */
export const measuredPages = [
  { path: '/', beside: 'static', share: 0.6 },
  { path: '/description/mi-a-krono', beside: 'static', share: 0.6 },
  { path: '/kronoworksheet/visitor?date=1984-06-12', beside: 'dynamic', share: 0.5 },
  { path: '/api/chart?date=1984-06-12', beside: 'dynamic', share: 0.5 },
] satisfies { path: string; beside: 'static' | 'dynamic'; share: number }[]

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

/** Pages of a member who is signed in, made for each request; kept from search engines, so without their score. */
export const memberPages = [
  '/kronoworksheet?activetab=0',
  '/kronoworksheet?activetab=1&name=Hanna&date=1991-03-08',
  '/kronoworksheet?activetab=2',
  '/analysis?product=analysis-family',
]

export const javascriptLimits = { all: 150, ours: 16 }

import { type Deployment, slugs } from './test'

/** The same post in each language. */
export const post = {
  hun: 'het-pont-egy-terkep',
  eng: 'seven-points-one-map',
  rus: 'sem-tochek-odna-karta',
} as const

/** Every page that anybody may open, and of those with a result one with it. */
export const publicPages = (deployment: Deployment['deployment']) => [
  '/',
  '/kronoworksheet/visitor',
  '/kronoworksheet/visitor?date=x',
  '/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes',
  '/biorhythm',
  '/biorhythm?birth=1984-06-12&day=2026-11-21',
  '/privacypolicy',
  '/imprint',
  '/withdrawal',
  ...slugs[deployment].map((slug) => `/description/${slug}`),
  '/blog',
  '/blog?q=nincsilyen',
  `/blog/${post[deployment]}`,
  '/form/energia',
  '/register/energia',
  '/register/energia/thank-you',
  '/form/energia/subscribe',
  '/nothing/here',
  '/faq',
  '/login',
  '/login?tab=register&birthDate=1984-06-12',
  '/forgot-password',
  '/reset-password?token=used',
  '/confirm-email?id=some',
  '/confirm-email',
  '/reszletek',
  '/characters',
  '/payment',
  '/interpretations',
  '/shortinterpretation',
  '/longinterpretation',
  '/relationshipinterpretation',
  '/familyinterpretation',
  '/groupinterpretation',
  '/payment/cancelled?product=premium-month',
  '/payment/failure?product=premium-month',
  '/payment/success',
]

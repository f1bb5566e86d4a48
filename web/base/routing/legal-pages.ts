/** The legally required pages, and the slug of each in the editors' panel (**Page**). */
export const legalPages = {
  imprint: 'imprint',
  terms: 'terms',
  withdrawal: 'withdrawal',
  contact: 'contact',
  privacyPolicy: 'privacy-policy',
} as const

export type LegalRoute = keyof typeof legalPages

export const legalRoutes = Object.keys(legalPages) as LegalRoute[]

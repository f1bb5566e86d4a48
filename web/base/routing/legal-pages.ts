/** The pages that the law asks for, and the name under which editors write each (**Page** in their panel). */
export const legalPages = {
  imprint: 'imprint',
  terms: 'terms',
  withdrawal: 'withdrawal',
  contact: 'contact',
  privacyPolicy: 'privacy-policy',
} as const

export type LegalRoute = keyof typeof legalPages

export const legalRoutes = Object.keys(legalPages) as LegalRoute[]

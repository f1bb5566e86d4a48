// Without zod: pages know these too.

/** What a visitor is asked about (spec §3, "Cookie consent selection"). */
export const consentCategories = ['necessary', 'analytics'] as const

export type ConsentSelection = Record<(typeof consentCategories)[number], boolean>

/** Date of the wording that visitors agree to. A later one asks everybody again. */
export const consentVersion = '2026-11-21'

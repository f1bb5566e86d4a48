// Without zod, because page code imports it too.

/** Cookie categories that a visitor decides about (spec §3, "Cookie consent selection"). */
export const consentCategories = ['necessary', 'analytics'] as const

export type ConsentSelection = Record<(typeof consentCategories)[number], boolean>

/** Date of the consent text. After a change every visitor is asked again. */
export const consentVersion = '2026-11-21'

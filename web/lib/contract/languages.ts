/** Languages of a deployment (spec §9), the default one first. */
export const languageCodes = ['hun', 'eng', 'rus'] as const

export type Language = (typeof languageCodes)[number]

/** Languages of a deployment (spec §9); the first is the default. */
export const languageCodes = ['hun', 'eng', 'rus'] as const

export type Language = (typeof languageCodes)[number]

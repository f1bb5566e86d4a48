/** Days from today, or up to it, that are offered for a narrowing by time. */
export const nearPresets = ['next7', 'next30', 'next90', 'last7', 'last30', 'last90'] as const

export type NearPreset = (typeof nearPresets)[number]

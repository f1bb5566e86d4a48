/** Preset days relative to today for a time filter. */
export const nearPresets = ['next7', 'next30', 'next90', 'last7', 'last30', 'last90'] as const

export type NearPreset = (typeof nearPresets)[number]

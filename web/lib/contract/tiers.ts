/**
 * Tiers of users (spec §6, "Who is who"). The cms derives the tier from the user and the current time, and enforces its
 * rights.
 */
export const tiers = ['visitor', 'free', 'paid', 'subscriber'] as const

export type Tier = (typeof tiers)[number]

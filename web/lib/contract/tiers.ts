/**
 * Tiers of users (spec §6, "Who is who"). Derived from the user and the clock in the cms; what a tier may do is
 * enforced there.
 */
export const tiers = ['visitor', 'free', 'paid', 'subscriber'] as const

export type Tier = (typeof tiers)[number]

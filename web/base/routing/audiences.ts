import type { Tier } from '@/lib/contract/tiers'

type AudienceRow = {
  tier: Tier
  /** Variant of the home page (spec §2, "Variants by visitor type"; spec §6, "Who is who"). */
  variant: 'visitor' | 'registered' | 'monthly' | 'yearly'
  isAdmin?: true
}

/**
 * Audiences of content pages: the first segment of every page's internal address, so that each audience has static
 * pages with its own menu, banner and home page. Affects the display only; rights never depend on it (architecture, 3).
 */
export const audiences = {
  visitor: { tier: 'visitor', variant: 'visitor' },
  free: { tier: 'free', variant: 'registered' },
  'paid-monthly': { tier: 'paid', variant: 'monthly' },
  'paid-yearly': { tier: 'paid', variant: 'yearly' },
  'subscriber-monthly': { tier: 'subscriber', variant: 'monthly' },
  'subscriber-yearly': { tier: 'subscriber', variant: 'yearly' },
  admin: { tier: 'subscriber', variant: 'yearly', isAdmin: true },
} as const satisfies Record<string, AudienceRow>

export type Audience = keyof typeof audiences

export const isAudience = (text: string): text is Audience => Object.hasOwn(audiences, text)

/** The row of an audience, with optional fields. */
export const audienceRow = (audience: Audience): AudienceRow => audiences[audience]

type Limit = { count: number; seconds: number }

type RateLimit = {
  /** For one visitor (an address, or the half of it that its owner does not choose). */
  each: Limit
  /** For everybody: forged addresses fill no table faster than this. */
  all: Limit
}

/** How often the open calls that write may be made (quality, "Who you are"). */
export const rateLimits = {
  consent: { each: { count: 60, seconds: 60 }, all: { count: 3000, seconds: 60 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

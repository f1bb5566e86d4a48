type EndpointRow = {
  method: 'GET'
  /** Below /api, the same in cms and web. */
  path: `/${string}`
  /** web computes it itself and does not ask the cms. */
  isAnsweredByWeb?: true
}

/**
 * Every call that travels between web and cms (spec §7 to the letter, and decisions, "API"). web
 * forwards these and nothing else.
 */
export const endpoints = {
  chart: { method: 'GET', path: '/chart', isAnsweredByWeb: true },
  biorhythm: { method: 'GET', path: '/biorhythm', isAnsweredByWeb: true },
  latestBanner: { method: 'GET', path: '/banner/get-latest-banner' },
  activeCampaign: { method: 'GET', path: '/campaign/active-campaign' },
  menuOverrides: { method: 'GET', path: '/menu-override/all' },
} as const satisfies Record<string, EndpointRow>

export type EndpointName = keyof typeof endpoints

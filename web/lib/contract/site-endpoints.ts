import { bannerAnswer, bannerQuery } from './banner'
import { campaignAnswer, campaignQuery } from './campaign'
import { consentAnswer, consentRecord } from './consent'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { menuOverridesAnswer, menuOverridesQuery } from './menu-override'
import { pageViews, pageViewsAnswer } from './page-views'
import { searchAnswer, searchQuery } from './search'

/** Calls about what every page needs, and what web tells of visits. */
export const siteEndpoints = {
  latestBanner: {
    method: 'GET',
    path: '/banner/get-latest-banner',
    input: bannerQuery,
    answer: bannerAnswer,
  },
  activeCampaign: {
    method: 'GET',
    path: '/campaign/active-campaign',
    input: campaignQuery,
    answer: campaignAnswer,
  },
  menuOverrides: {
    method: 'GET',
    path: '/menu-override/all',
    input: menuOverridesQuery,
    answer: menuOverridesAnswer,
  },
  search: { method: 'GET', path: '/search', input: searchQuery, answer: searchAnswer },
  consent: {
    method: 'POST',
    path: '/consent',
    isAnsweredByWeb: true,
    input: consentRecord,
    answer: consentAnswer,
  },
  // web's own address of the same path takes what a browser opened, and counts.
  pageViews: {
    method: 'POST',
    path: '/page-views',
    isAnsweredByWeb: true,
    input: pageViews,
    answer: pageViewsAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

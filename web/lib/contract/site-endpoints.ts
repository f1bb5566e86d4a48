import { bannerAnswer, bannerQuery } from './banner'
import { campaignAnswer, campaignQuery } from './campaign'
import { consentAnswer, consentRecord } from './consent'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages } from './endpoints-of-pages'
import { menuOverridesAnswer, menuOverridesQuery } from './menu-override'
import { messageAnswer, newMessage } from './messages'
import { pageViews, pageViewsAnswer } from './page-views'
import { searchAnswer, searchListAnswer, searchListQuery, searchQuery } from './search'
import { challengeAnswer, challengeQuery } from './spam'

/** Calls about what every page needs, what web tells of visits, and what visitors tell the house. */
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
  searchList: {
    method: 'GET',
    path: '/search/list',
    input: searchListQuery,
    answer: searchListAnswer,
  },
  search: { method: 'GET', path: '/search', input: searchQuery, answer: searchAnswer },
  consent: {
    method: 'POST',
    path: '/consent',
    isAnsweredByWeb: true,
    input: consentRecord,
    answer: consentAnswer,
  },
  proofChallenge: {
    ...endpointsOfPages.proofChallenge,
    input: challengeQuery,
    answer: challengeAnswer,
  },
  sendMessage: {
    ...endpointsOfPages.sendMessage,
    input: newMessage,
    answer: messageAnswer,
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

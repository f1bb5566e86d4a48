import { noInput } from './account-fields'
import { bannerAnswer, bannerQuery } from './banner'
import { campaignAnswer, campaignQuery } from './campaign'
import { consentAnswer, consentRecord } from './consent'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages } from './endpoints-of-pages'
import { menuOverridesAnswer, menuOverridesQuery } from './menu-override'
import { messageAnswer, newMessage } from './messages'
import { pageViews, pageViewsAnswer } from './page-views'
import { searchAnswer, searchListAnswer, searchListQuery, searchQuery } from './search'
import { siteSettingsAnswer } from './settings'
import { openShortLinkAnswer, openShortLinkQuery, shortLinkClicks } from './short-link-clicks'
import { challengeAnswer, challengeQuery } from './spam'

/** Calls for data of every page, page views, and visitors' messages. */
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
    isRepeatable: true,
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
  siteSettings: {
    method: 'GET',
    path: '/settings/site',
    input: noInput,
    answer: siteSettingsAnswer,
  },
  // web has a call of the same path that browsers use; web sums up the views and makes this call.
  pageViews: {
    method: 'POST',
    path: '/page-views',
    isAnsweredByWeb: true,
    input: pageViews,
    answer: pageViewsAnswer,
  },
  // The same for short links: browsers use /u/{name}.
  openShortLink: {
    method: 'GET',
    path: '/short-link/open',
    isAnsweredByWeb: true,
    input: openShortLinkQuery,
    answer: openShortLinkAnswer,
  },
  shortLinkClicks: {
    method: 'POST',
    path: '/short-link/clicks',
    isAnsweredByWeb: true,
    input: shortLinkClicks,
    answer: pageViewsAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

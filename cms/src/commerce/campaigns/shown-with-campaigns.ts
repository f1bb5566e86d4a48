import { campaignUid } from './campaign-row'

const withCampaigns = ['api::banner.banner'] as const

/** Types that are rendered differently while a campaign runs, in addition to the campaign itself. */
export const shownWithCampaigns = (uid: string): readonly (typeof withCampaigns)[number][] =>
  uid === campaignUid ? withCampaigns : []

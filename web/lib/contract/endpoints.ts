import type { EndpointRow } from './endpoint-row'
import { endpointsOfPages } from './endpoints-of-pages'

/** A form's fields in JSON. */
export const formBytes = 16 * 1024

/** Stripe's events stay far below this. */
const eventBytes = 512 * 1024

/** Largest picture, and what a multipart body adds to it. */
export const pictureBytes = 5 * 1024 * 1024

/**
 * Every call that travels between web and cms (spec §7, "API"). web forwards these and
 * nothing else.
 */
export const endpoints = {
  ...endpointsOfPages,
  chartTexts: { method: 'GET', path: '/chart/texts' },
  relationship: { method: 'GET', path: '/relationship', isAnsweredByWeb: true },
  biorhythm: { method: 'GET', path: '/biorhythm', isAnsweredByWeb: true },
  latestBanner: { method: 'GET', path: '/banner/get-latest-banner' },
  activeCampaign: { method: 'GET', path: '/campaign/active-campaign' },
  menuOverrides: { method: 'GET', path: '/menu-override/all' },
  uploadPicture: {
    method: 'POST',
    path: '/user/upload-profile-pic',
    maxBytes: pictureBytes + formBytes,
    isMultipart: true,
  },
  devices: { method: 'GET', path: '/user/devices' },
  exportUser: { method: 'GET', path: '/user/export' },
  savedDate: { method: 'GET', path: '/user/registered-date' },
  dateGroups: { method: 'GET', path: '/user/date-groups' },
  relationshipList: { method: 'GET', path: '/relationship-list' },
  shares: { method: 'GET', path: '/share/mine' },
  openShare: { method: 'GET', path: '/share/open' },
  invitations: { method: 'GET', path: '/invitation/mine' },
  openInvitation: { method: 'GET', path: '/invitation/open' },
  feeds: { method: 'GET', path: '/calendar/mine' },
  products: { method: 'GET', path: '/payment/products' },
  webhook: { method: 'POST', path: '/payment/webhook', maxBytes: eventBytes, isFromStripe: true },
  subscription: { method: 'GET', path: '/payment/subscription' },
  refund: { method: 'POST', path: '/payment/refund' },
  orders: { method: 'GET', path: '/order/mine' },
  order: { method: 'GET', path: '/order/{id}' },
  analysis: { method: 'GET', path: '/analysis/{id}' },
  sampleAnalysis: { method: 'GET', path: '/analysis/sample' },
  download: { method: 'GET', path: '/analysis/download/{id}', isAnsweredByWeb: true },
  openReceipt: { method: 'GET', path: '/receipt/open' },
  coupons: { method: 'GET', path: '/coupon/mine' },
  openGift: { method: 'GET', path: '/gift/open' },
  gifts: { method: 'GET', path: '/gift/mine' },
  readFeed: { method: 'GET', path: '/calendar/feed' },
} as const satisfies Record<string, EndpointRow>

export type EndpointName = keyof typeof endpoints

/** What is known of a call, with every field. */
export const endpointRow = (name: EndpointName): EndpointRow => endpoints[name]

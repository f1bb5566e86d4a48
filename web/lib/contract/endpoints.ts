import { accountEndpoints } from './account-endpoints'
import { backOfficeEndpoints } from './back-office/endpoints'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { libraryEndpoints } from './library-endpoints'
import { newsletterEndpoints } from './newsletter-endpoints'
import { paymentEndpoints } from './payment-endpoints'
import { peopleEndpoints } from './people-endpoints'
import { resultEndpoints } from './result-endpoints'
import { siteEndpoints } from './site-endpoints'
import { videoEndpoints } from './video-endpoints'

/**
 * Every call that travels between web and cms (spec §7, "API"), with what it takes
 * and what the cms answers: a row each, by subject. web forwards these and nothing else.
 */
export const endpoints = {
  ...accountEndpoints,
  ...peopleEndpoints,
  ...resultEndpoints,
  ...paymentEndpoints,
  ...siteEndpoints,
  ...libraryEndpoints,
  ...videoEndpoints,
  ...newsletterEndpoints,
  ...backOfficeEndpoints,
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

export type EndpointName = keyof typeof endpoints

/** What is known of a call, with every field. */
export const endpointRow = (name: EndpointName): EndpointRow & EndpointSchemas => endpoints[name]

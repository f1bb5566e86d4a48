import { accountEndpoints } from './account-endpoints'
import { backOfficeEndpoints } from './back-office/endpoints'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { learningEndpoints } from './learning-endpoints'
import { libraryEndpoints } from './library-endpoints'
import { newsletterEndpoints } from './newsletter-endpoints'
import { paymentEndpoints } from './payment-endpoints'
import { peopleEndpoints } from './people-endpoints'
import { resultEndpoints } from './result-endpoints'
import { siteEndpoints } from './site-endpoints'
import { videoEndpoints } from './video-endpoints'

/**
 * Every call between web and cms (spec §7, "API"), with the schemas of its input and response, by subject. web forwards
 * only these.
 */
export const endpoints = {
  ...accountEndpoints,
  ...peopleEndpoints,
  ...resultEndpoints,
  ...paymentEndpoints,
  ...siteEndpoints,
  ...libraryEndpoints,
  ...videoEndpoints,
  ...learningEndpoints,
  ...newsletterEndpoints,
  ...backOfficeEndpoints,
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

export type EndpointName = keyof typeof endpoints

/** The definition of a call, with optional fields in its type. */
export const endpointRow = (name: EndpointName): EndpointRow & EndpointSchemas => endpoints[name]

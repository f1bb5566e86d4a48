import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { analyticsAnswer, analyticsQuery } from './analytics'
import { statsAnswer, statsQuery } from './stats'

/** Back office calls about visits, and about the state of the product. */
export const adminNumbersEndpoints = {
  adminAnalytics: {
    area: 'read',
    method: 'GET',
    path: '/admin/analytics',
    input: analyticsQuery,
    answer: analyticsAnswer,
  },
  adminStats: {
    area: 'read',
    method: 'GET',
    path: '/admin/stats',
    input: statsQuery,
    answer: statsAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

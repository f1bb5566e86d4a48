import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { findAnswer, findQuery, overviewAnswer, overviewQuery } from './overview'
import { adminOverviewCalls } from './overview-calls'

/** Back office calls for open tasks and the global search. */
export const adminOverviewEndpoints = {
  adminOverview: {
    method: 'GET',
    path: '/admin/overview',
    area: 'read',
    input: overviewQuery,
    answer: overviewAnswer,
  },
  adminFind: {
    ...adminOverviewCalls.adminFind,
    area: 'read',
    input: findQuery,
    answer: findAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about lists and the views that were saved of them: those that screens make in the browser. */
export const adminListCalls = {} as const satisfies Record<string, EndpointRow>

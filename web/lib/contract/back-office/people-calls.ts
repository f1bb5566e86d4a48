import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about one user, acts on one and on many, forms and natures: those that screens make in the browser. */
export const adminPeopleCalls = {} as const satisfies Record<string, EndpointRow>

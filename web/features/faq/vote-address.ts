/** Target of the form "did this help". */
export const voteAction = '/api/faq/vote'

/** Anchors of an answer's page that report the result of a vote. */
export const anchors = { yes: 'thanks', no: 'thanks-anyway', failed: 'not-now' } as const

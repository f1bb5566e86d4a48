/** Where the form of "did this help" posts to. */
export const voteAction = '/api/faq/vote'

/** Parts of an answer's page that say what became of a vote. */
export const anchors = { yes: 'thanks', no: 'thanks-anyway', failed: 'not-now' } as const

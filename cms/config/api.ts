export default {
  rest: {
    prefix: '/api',
    defaultLimit: 25,
    maxLimit: 500,
    withCount: true,
    // Rejects unknown and forbidden query parameters with an error instead of ignoring them.
    strictParams: true,
  },
  documents: { strictParams: true },
}

export default {
  rest: {
    prefix: '/api',
    defaultLimit: 25,
    maxLimit: 500,
    withCount: true,
    // An unknown or forbidden parameter is an error for the caller to see, not silently dropped.
    strictParams: true,
  },
  documents: { strictParams: true },
}

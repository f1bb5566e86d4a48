export default {
  routes: [
    {
      method: 'POST',
      path: '/consent',
      handler: 'consent-record.record',
      config: { middlewares: [{ name: 'global::limit-rate', config: { of: 'consent' } }] },
    },
  ],
}

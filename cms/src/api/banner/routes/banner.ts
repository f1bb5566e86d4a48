export default {
  routes: [
    {
      method: 'GET',
      path: '/banner/get-latest-banner',
      handler: 'banner.getLatest',
      config: { auth: false },
    },
  ],
}

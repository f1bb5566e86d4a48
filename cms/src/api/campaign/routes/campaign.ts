export default {
  routes: [
    {
      method: 'GET',
      path: '/campaign/active-campaign',
      handler: 'campaign.getActive',
      config: { auth: false },
    },
  ],
}

import { atMost, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/user/export',
      handler: 'personal-data.export',
      config: atMost('personalExport', loggedIn),
    },
  ],
}

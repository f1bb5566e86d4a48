import { atMost, loggedIn } from '../../../lib/route-config'

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

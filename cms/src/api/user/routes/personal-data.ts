import { loggedIn } from '../../../lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/user/export', handler: 'personal-data.export', config: loggedIn },
  ],
}

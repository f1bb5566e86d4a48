import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/chart', handler: 'chart.find', config: { auth: false } },
    { method: 'GET', path: '/chart/texts', handler: 'chart.texts', config: loggedIn },
  ],
}

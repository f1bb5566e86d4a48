import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/order/mine', handler: 'order.mine', config: loggedIn },
    { method: 'GET', path: '/order/:id', handler: 'order.show', config: loggedIn },
    {
      method: 'POST',
      path: '/order/:id/download-link',
      handler: 'order.makeLink',
      config: loggedIn,
    },
  ],
}

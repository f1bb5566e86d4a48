import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/menu-addresses', handler: 'admin-menu-address.list', config },
    {
      method: 'POST',
      path: '/admin/menu-addresses/:id',
      handler: 'admin-menu-address.set',
      config,
    },
    {
      method: 'POST',
      path: '/admin/menu-addresses/:id/reset',
      handler: 'admin-menu-address.reset',
      config,
    },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/pay-links', handler: 'admin-pay-link.make', config },
    { method: 'GET', path: '/admin/pay-links/:id', handler: 'admin-pay-link.show', config },
    {
      method: 'POST',
      path: '/admin/pay-links/:id/switch',
      handler: 'admin-pay-link.switch',
      config,
    },
  ],
}

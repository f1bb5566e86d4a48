import { backOffice as config } from '../../../lib/route-config'

const one = '/admin/pay-links/:id'

export default {
  routes: [
    { method: 'POST', path: '/admin/pay-links', handler: 'admin-pay-link.make', config },
    { method: 'GET', path: one, handler: 'admin-pay-link.show', config },
    { method: 'POST', path: `${one}/switch`, handler: 'admin-pay-link.switch', config },
  ],
}

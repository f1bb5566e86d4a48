import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/analytics', handler: 'admin-numbers.analytics', config },
    { method: 'GET', path: '/admin/stats', handler: 'admin-numbers.stats', config },
  ],
}

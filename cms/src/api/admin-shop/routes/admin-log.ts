import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [{ method: 'GET', path: '/admin/acts', handler: 'admin-log.show', config }],
}

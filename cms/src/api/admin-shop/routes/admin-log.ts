import { backOffice as config } from '../../../lib/route-config'

export default {
  routes: [{ method: 'GET', path: '/admin/acts', handler: 'admin-log.show', config }],
}

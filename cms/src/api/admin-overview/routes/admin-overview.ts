import { backOffice } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/admin/overview',
      handler: 'admin-overview.overview',
      config: backOffice,
    },
    { method: 'GET', path: '/admin/find', handler: 'admin-overview.find', config: backOffice },
  ],
}

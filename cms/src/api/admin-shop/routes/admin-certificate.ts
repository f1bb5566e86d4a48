import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/certificates/:id', handler: 'admin-certificate.show', config },
    {
      method: 'POST',
      path: '/admin/certificates/:id/revoke',
      handler: 'admin-certificate.revoke',
      config,
    },
  ],
}

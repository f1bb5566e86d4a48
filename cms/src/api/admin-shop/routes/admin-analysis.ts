import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/analyses/:id', handler: 'admin-analysis.show', config },
    { method: 'POST', path: '/admin/analyses/:id/names', handler: 'admin-analysis.names', config },
    { method: 'POST', path: '/admin/analyses/:id/anew', handler: 'admin-analysis.anew', config },
    {
      method: 'POST',
      path: '/admin/analyses/:id/letter',
      handler: 'admin-analysis.letter',
      config,
    },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/calculations', handler: 'calculation.start', config },
    { method: 'GET', path: '/admin/calculations', handler: 'calculation.list', config },
    { method: 'GET', path: '/admin/calculations/:id', handler: 'calculation.show', config },
    {
      method: 'POST',
      path: '/admin/calculations/:id/delete',
      handler: 'calculation.remove',
      config,
    },
    { method: 'GET', path: '/admin/calculation-vectors', handler: 'calculation.vectors', config },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/short-links', handler: 'admin-short-link.make', config },
    { method: 'GET', path: '/admin/short-links/:id', handler: 'admin-short-link.show', config },
    { method: 'POST', path: '/admin/short-links/:id', handler: 'admin-short-link.change', config },
    {
      method: 'POST',
      path: '/admin/short-links/:id/switch',
      handler: 'admin-short-link.switch',
      config,
    },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/fixed-emails', handler: 'admin-fixed-email.list', config },
    { method: 'GET', path: '/admin/fixed-emails/:id', handler: 'admin-fixed-email.show', config },
    {
      method: 'POST',
      path: '/admin/fixed-emails/:id/switch',
      handler: 'admin-fixed-email.switch',
      config,
    },
    {
      method: 'POST',
      path: '/admin/fixed-emails/:id/test',
      handler: 'admin-fixed-email.test',
      config,
    },
    {
      method: 'GET',
      path: '/admin/sequence-choices',
      handler: 'admin-fixed-email.choices',
      config,
    },
    { method: 'GET', path: '/admin/sequence-plan', handler: 'admin-fixed-email.plan', config },
    { method: 'POST', path: '/admin/sequences', handler: 'admin-fixed-email.saveSequence', config },
    {
      method: 'GET',
      path: '/admin/sequences/:id',
      handler: 'admin-fixed-email.showSequence',
      config,
    },
    {
      method: 'POST',
      path: '/admin/sequences/:id/switch',
      handler: 'admin-fixed-email.switchSequence',
      config,
    },
    {
      method: 'POST',
      path: '/admin/sequences/:id/delete',
      handler: 'admin-fixed-email.deleteSequence',
      config,
    },
  ],
}

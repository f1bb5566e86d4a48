import { backOffice as config } from '../../../platform/lib/route-config'

const path = '/admin/email-groups'

export default {
  routes: [
    { method: 'GET', path, handler: 'admin-email-group.list', config },
    { method: 'POST', path, handler: 'admin-email-group.save', config },
    {
      method: 'GET',
      path: '/admin/email-group-choices',
      handler: 'admin-email-group.choices',
      config,
    },
    { method: 'POST', path: `${path}/preview`, handler: 'admin-email-group.preview', config },
    { method: 'GET', path: `${path}/:id`, handler: 'admin-email-group.show', config },
    { method: 'POST', path: `${path}/:id/delete`, handler: 'admin-email-group.delete', config },
    { method: 'POST', path: `${path}/:id/remove`, handler: 'admin-email-group.remove', config },
  ],
}

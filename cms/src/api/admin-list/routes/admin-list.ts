import { backOffice } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/lists/:id', handler: 'list.page', config: backOffice },
    { method: 'GET', path: '/admin/lists/:id/rows', handler: 'list.rows', config: backOffice },
    { method: 'GET', path: '/admin/items', handler: 'list.items', config: backOffice },
    { method: 'GET', path: '/admin/paying-figures', handler: 'list.figures', config: backOffice },
    { method: 'GET', path: '/admin/views', handler: 'view.list', config: backOffice },
    { method: 'POST', path: '/admin/views', handler: 'view.save', config: backOffice },
    { method: 'POST', path: '/admin/views/delete', handler: 'view.remove', config: backOffice },
  ],
}

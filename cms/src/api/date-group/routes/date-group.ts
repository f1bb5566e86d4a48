import { premium } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/user/date-groups', handler: 'date-group.list', config: premium },
    { method: 'POST', path: '/user/addDateGroup', handler: 'date-group.add', config: premium },
    {
      method: 'POST',
      path: '/user/renameDateGroup',
      handler: 'date-group.rename',
      config: premium,
    },
    {
      method: 'POST',
      path: '/user/deleteDateGroup',
      handler: 'date-group.remove',
      config: premium,
    },
  ],
}

import { premiumElse } from '../../../platform/lib/route-config'

const config = premiumElse('relationshipNeedsPremium')

export default {
  routes: [
    { method: 'GET', path: '/relationship-list', handler: 'relationship-entry.list', config },
    { method: 'POST', path: '/relationship-list/add', handler: 'relationship-entry.add', config },
    {
      method: 'POST',
      path: '/relationship-list/remove',
      handler: 'relationship-entry.remove',
      config,
    },
  ],
}

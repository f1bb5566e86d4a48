import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/share/create', handler: 'shared-result.create', config: loggedIn },
    { method: 'GET', path: '/share/mine', handler: 'shared-result.mine', config: loggedIn },
    { method: 'POST', path: '/share/revoke', handler: 'shared-result.revoke', config: loggedIn },
    {
      method: 'GET',
      path: '/share/open',
      handler: 'shared-result.open',
      config: limited('secretLink'),
    },
  ],
}

import { atMost, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/felt-day/mine', handler: 'felt-day.mine', config: loggedIn },
    {
      method: 'PUT',
      path: '/felt-day/:id',
      handler: 'felt-day.put',
      config: atMost('feltDay', loggedIn),
    },
    {
      method: 'DELETE',
      path: '/felt-day/:id',
      handler: 'felt-day.remove',
      config: atMost('feltDay', loggedIn),
    },
  ],
}

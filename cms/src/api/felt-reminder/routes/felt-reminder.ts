import { atMost, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/felt-reminder/mine',
      handler: 'felt-reminder.mine',
      config: loggedIn,
    },
    {
      method: 'PUT',
      path: '/felt-reminder/mine',
      handler: 'felt-reminder.put',
      config: atMost('feltDay', loggedIn),
    },
  ],
}

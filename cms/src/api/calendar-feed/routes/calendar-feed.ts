import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/calendar/create',
      handler: 'calendar-feed.create',
      config: loggedIn,
    },
    { method: 'GET', path: '/calendar/mine', handler: 'calendar-feed.mine', config: loggedIn },
    {
      method: 'POST',
      path: '/calendar/revoke',
      handler: 'calendar-feed.revoke',
      config: loggedIn,
    },
    {
      method: 'GET',
      path: '/calendar/feed',
      handler: 'calendar-feed.read',
      config: limited('calendar'),
    },
  ],
}

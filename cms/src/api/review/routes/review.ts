import { atMost, loggedIn, unlimited, whileOpen } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/review/list', handler: 'review.list', config: unlimited },
    { method: 'GET', path: '/review/mine', handler: 'review.mine', config: loggedIn },
    {
      method: 'POST',
      path: '/review/save',
      handler: 'review.save',
      config: whileOpen('reviewsOpen', atMost('review', loggedIn)),
    },
    {
      method: 'POST',
      path: '/review/delete',
      handler: 'review.remove',
      config: atMost('review', loggedIn),
    },
  ],
}

import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/coupon/mine', handler: 'coupon.mine', config: loggedIn },
    { method: 'POST', path: '/coupon/claim', handler: 'coupon.claim', config: loggedIn },
  ],
}

import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [{ method: 'GET', path: '/referral/mine', handler: 'referral.mine', config: loggedIn }],
}

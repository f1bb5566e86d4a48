import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/gift/open', handler: 'gift.open', config: limited('secretLink') },
    { method: 'POST', path: '/gift/claim', handler: 'gift.claim', config: loggedIn },
    { method: 'GET', path: '/gift/mine', handler: 'gift.mine', config: loggedIn },
  ],
}

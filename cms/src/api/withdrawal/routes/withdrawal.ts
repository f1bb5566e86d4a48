import { limited, loggedIn } from '../../../platform/lib/route-config'

const open = limited('withdrawal')

export default {
  routes: [
    { method: 'POST', path: '/withdrawal/find', handler: 'withdrawal.find', config: open },
    { method: 'POST', path: '/withdrawal/confirm', handler: 'withdrawal.confirm', config: open },
    { method: 'GET', path: '/withdrawal/mine', handler: 'withdrawal.mine', config: loggedIn },
  ],
}

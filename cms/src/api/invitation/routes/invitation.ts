import { limited, premium } from '../../../platform/lib/route-config'

const asGuest = limited('secretLink')

export default {
  routes: [
    { method: 'POST', path: '/invitation/create', handler: 'inviter.create', config: premium },
    { method: 'GET', path: '/invitation/mine', handler: 'inviter.mine', config: premium },
    { method: 'POST', path: '/invitation/revoke', handler: 'inviter.revoke', config: premium },
    { method: 'GET', path: '/invitation/open', handler: 'guest.open', config: asGuest },
    { method: 'POST', path: '/invitation/accept', handler: 'guest.accept', config: asGuest },
    { method: 'POST', path: '/invitation/withdraw', handler: 'guest.withdraw', config: asGuest },
  ],
}

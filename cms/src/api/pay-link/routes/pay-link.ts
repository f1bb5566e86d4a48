import { limited, whileOpen } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/pay-link/open',
      handler: 'pay-link.open',
      config: limited('secretLink'),
    },
    {
      method: 'POST',
      path: '/pay-link/pay',
      handler: 'pay-link.pay',
      config: whileOpen('salesOpen', limited('checkout')),
    },
  ],
}

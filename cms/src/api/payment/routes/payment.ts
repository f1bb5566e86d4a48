import { atMost, limited, loggedIn, unlimited, whileOpen } from '../../../platform/lib/route-config'

const paying = limited('checkout')
const changing = atMost('subscription', loggedIn)

export default {
  routes: [
    { method: 'GET', path: '/payment/owned', handler: 'checkout.owned', config: loggedIn },
    { method: 'POST', path: '/payment/quote', handler: 'checkout.quote', config: paying },
    {
      method: 'POST',
      path: '/payment/checkout',
      handler: 'checkout.open',
      config: whileOpen('salesOpen', paying),
    },
    { method: 'GET', path: '/payment/status', handler: 'checkout.status', config: paying },
    { method: 'POST', path: '/payment/webhook', handler: 'stripe.receive', config: unlimited },
    {
      method: 'GET',
      path: '/payment/subscription',
      handler: 'subscription.show',
      config: loggedIn,
    },
    {
      method: 'POST',
      path: '/payment/cancel-subscription',
      handler: 'subscription.cancel',
      config: changing,
    },
    {
      method: 'POST',
      path: '/payment/resume-subscription',
      handler: 'subscription.resume',
      config: changing,
    },
    {
      method: 'POST',
      path: '/payment/change-subscription',
      handler: 'subscription.change',
      config: changing,
    },
    { method: 'POST', path: '/payment/portal', handler: 'subscription.portal', config: changing },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/referral-rules', handler: 'admin-referral.rules', config },
    { method: 'POST', path: '/admin/referral-rules', handler: 'admin-referral.saveRules', config },
    { method: 'GET', path: '/admin/referrals/:id', handler: 'admin-referral.show', config },
    {
      method: 'POST',
      path: '/admin/referrals/:id/decide',
      handler: 'admin-referral.decide',
      config,
    },
  ],
}

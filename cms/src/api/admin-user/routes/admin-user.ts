import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/forms', handler: 'figures.forms', config },
    { method: 'GET', path: '/admin/natures', handler: 'figures.chartAttributes', config },
    { method: 'POST', path: '/admin/bulk/try', handler: 'bulk.try', config },
    { method: 'POST', path: '/admin/bulk/:id/start', handler: 'bulk.start', config },
    { method: 'POST', path: '/admin/bulk/:id/stop', handler: 'bulk.stop', config },
    { method: 'GET', path: '/admin/bulk', handler: 'bulk.list', config },
    { method: 'GET', path: '/admin/bulk/:id', handler: 'bulk.show', config },
    { method: 'GET', path: '/admin/users/:id', handler: 'admin-user.show', config },
    { method: 'GET', path: '/admin/users/:id/timeline', handler: 'admin-user.timeline', config },
    { method: 'POST', path: '/admin/users/:id/gift-days', handler: 'acts.giveDays', config },
    { method: 'POST', path: '/admin/users/:id/end-term', handler: 'acts.endTerm', config },
    { method: 'POST', path: '/admin/users/:id/coupon', handler: 'acts.giveCoupon', config },
    { method: 'POST', path: '/admin/users/:id/letter', handler: 'acts.writeLetter', config },
    { method: 'POST', path: '/admin/users/:id/confirmation', handler: 'acts.confirmAgain', config },
    { method: 'POST', path: '/admin/users/:id/reset', handler: 'acts.sendReset', config },
    { method: 'POST', path: '/admin/users/:id/sign-out', handler: 'acts.signOut', config },
    {
      method: 'POST',
      path: '/admin/users/:id/second-factor',
      handler: 'acts.removeSecondFactor',
      config,
    },
    { method: 'POST', path: '/admin/users/:id/block', handler: 'acts.block', config },
    { method: 'POST', path: '/admin/users/:id/role', handler: 'acts.changeRole', config },
    { method: 'POST', path: '/admin/users/:id/note', handler: 'acts.note', config },
    { method: 'POST', path: '/admin/users/:id/export', handler: 'admin-user.export', config },
    { method: 'POST', path: '/admin/users/:id/erase', handler: 'admin-user.erase', config },
  ],
}

import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/coupons', handler: 'admin-coupon.make', config },
    { method: 'GET', path: '/admin/coupon-batches', handler: 'admin-coupon.batch', config },
    {
      method: 'POST',
      path: '/admin/coupons/:id/batch/switch',
      handler: 'admin-coupon.switchBatch',
      config,
    },
    { method: 'GET', path: '/admin/coupons/:id', handler: 'admin-coupon.show', config },
    { method: 'POST', path: '/admin/coupons/:id/switch', handler: 'admin-coupon.switch', config },
  ],
}

import { backOffice as config } from '../../../lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/coupons', handler: 'admin-coupon.make', config },
    { method: 'GET', path: '/admin/coupons/:id', handler: 'admin-coupon.show', config },
    { method: 'POST', path: '/admin/coupons/:id/switch', handler: 'admin-coupon.switch', config },
  ],
}

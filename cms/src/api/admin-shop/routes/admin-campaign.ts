import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/admin/campaigns', handler: 'admin-campaign.save', config },
    { method: 'GET', path: '/admin/banners', handler: 'admin-campaign.banners', config },
    { method: 'GET', path: '/admin/campaigns/:id', handler: 'admin-campaign.show', config },
    { method: 'POST', path: '/admin/campaigns/:id/end', handler: 'admin-campaign.end', config },
  ],
}

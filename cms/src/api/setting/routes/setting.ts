import { unlimited } from '../../../platform/lib/route-config'

export default {
  routes: [{ method: 'GET', path: '/settings/site', handler: 'setting.site', config: unlimited }],
}

import { limited } from '../../../lib/route-config'

export default {
  routes: [{ method: 'GET', path: '/search', handler: 'search.find', config: limited('search') }],
}

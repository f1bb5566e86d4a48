import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/search', handler: 'search.find', config: limited('search') },
    { method: 'GET', path: '/search/list', handler: 'search.list', config: limited('search') },
  ],
}

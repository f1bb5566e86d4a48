import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/receipt/open',
      handler: 'receipt.open',
      config: limited('secretLink'),
    },
  ],
}

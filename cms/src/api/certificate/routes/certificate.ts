import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/certificate/open',
      handler: 'certificate.open',
      config: limited('secretLink'),
    },
  ],
}

import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/proof/challenge',
      handler: 'spent-proof.challenge',
      config: limited('proof'),
    },
  ],
}

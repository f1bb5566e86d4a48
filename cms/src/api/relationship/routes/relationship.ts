import { premiumElse } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/relationship',
      handler: 'relationship.find',
      config: premiumElse('relationshipNeedsPremium'),
    },
  ],
}

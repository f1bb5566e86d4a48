import { limited } from '../../../lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/message/send',
      handler: 'contact-message.send',
      config: limited('message'),
    },
  ],
}

import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/contact/message',
      handler: 'contact-message.send',
      config: limited('message'),
    },
  ],
}

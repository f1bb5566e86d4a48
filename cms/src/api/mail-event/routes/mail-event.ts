import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/mail/events',
      handler: 'mail-event.note',
      config: limited('mailEvents'),
    },
  ],
}

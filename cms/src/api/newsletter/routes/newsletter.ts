import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/newsletter/subscribe',
      handler: 'newsletter.subscribe',
      config: limited('newsletter'),
    },
    {
      method: 'POST',
      path: '/newsletter/confirm',
      handler: 'newsletter.confirm',
      config: limited('mailedLink'),
    },
    {
      method: 'GET',
      path: '/newsletter/preferences',
      handler: 'newsletter.preferences',
      config: limited('secretLink'),
    },
    {
      method: 'POST',
      path: '/newsletter/preferences',
      handler: 'newsletter.savePreferences',
      config: limited('mailedLink'),
    },
    {
      method: 'POST',
      path: '/newsletter/unsubscribe',
      handler: 'newsletter.unsubscribe',
      config: limited('unsubscribe'),
    },
  ],
}

import { limited } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/faq/vote',
      handler: 'faq-entry.vote',
      config: limited('faqVote'),
    },
  ],
}

import { limited } from '../../../lib/route-config'

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

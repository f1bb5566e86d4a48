import { atMost, limited, loggedIn } from '../../../platform/lib/route-config'

// Strapi reads these files in order of their names: this one comes before GET /ebooks/:id of `ebook.ts`.
export default {
  routes: [
    { method: 'GET', path: '/ebooks/mine', handler: 'copies.mine', config: loggedIn },
    { method: 'GET', path: '/ebooks/open', handler: 'copies.open', config: limited('secretLink') },
    {
      method: 'POST',
      path: '/ebooks/:id/link',
      handler: 'copies.renewLink',
      config: atMost('ebookLink', loggedIn),
    },
  ],
}

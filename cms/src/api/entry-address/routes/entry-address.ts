export default {
  routes: [{ method: 'GET', path: '/entry-addresses', handler: 'entry-address.list' }],
}

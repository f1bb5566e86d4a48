export default {
  routes: [
    { method: 'GET', path: '/payment/products', handler: 'product.list', config: { auth: false } },
  ],
}

export default {
  routes: [
    {
      method: 'GET',
      path: '/menu-override/all',
      handler: 'menu-override.getAll',
      config: { auth: false },
    },
  ],
}

export default {
  routes: [
    {
      method: 'POST',
      path: '/user/upload-profile-pic',
      handler: 'user-picture.upload',
      config: {
        auth: false,
        policies: ['global::is-logged-in'],
        middlewares: [{ name: 'global::limit-rate', config: { of: 'picture' } }],
      },
    },
  ],
}

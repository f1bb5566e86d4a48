import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/user/upload-profile-pic',
      handler: 'user-picture.upload',
      config: { ...limited('picture'), ...loggedIn },
    },
  ],
}

import { atMost, limited, loggedIn } from '../../../platform/lib/route-config'

const post = (path: string, handler: string, config: object) => ({
  method: 'POST',
  path,
  handler: `second-factor.${handler}`,
  config,
})

export default {
  routes: [
    post('/user/passkey/challenge', 'challenge', limited('login')),
    post('/user/passkey/login', 'logIn', limited('login')),
    post('/user/passkey/confirm', 'confirm', loggedIn),
    post('/user/passkey/options', 'passkeyOptions', loggedIn),
    post('/user/passkey/add', 'addPasskey', loggedIn),
    post('/user/passkey/remove', 'removePasskey', loggedIn),
    post('/user/authenticator/start', 'startApp', loggedIn),
    post('/user/authenticator/enable', 'enableApp', atMost('secondFactor', loggedIn)),
    post('/user/authenticator/disable', 'disableApp', loggedIn),
    post('/user/recovery-codes', 'renewCodes', loggedIn),
  ],
}

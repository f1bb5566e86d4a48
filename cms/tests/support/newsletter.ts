import { newsletterConsent } from '@krono/contract'
import { runInStrapi } from './in-strapi'
import { mailTo, type ReceivedMail } from './mailbox'
import { call, newAddress, newEmail } from './people'
import { newProof } from './proofs'
import { runSql } from './rows'
import type { RunningCms } from './running'

// Creates tokens that need our signing key.
const signCode = `
const { confirmToken, emailToken } = require('./dist/src/messaging/mail-suppressions/tokens')
const { markOf } = require('./dist/src/platform/lib/address-mark')
async function run(about) {
  tell(confirmToken({ documentId: about }, new Date()))
  tell(emailToken('all', markOf(about)))
}
`

export const consent = newsletterConsent.version
export const question = 'Kéred a hírlevelet?'

export const tokenIn = (mail: ReceivedMail, page: string) => {
  const link = mail.links.find((address) => address.includes(`/newsletter/${page}?`))
  return new URL(link ?? 'http://x').searchParams.get('token') ?? ''
}

export const headerOf = ({ headers }: ReceivedMail, key: string) =>
  headers.find((header) => header.key === key)?.value

/** The calls of the newsletter, and the stored state of an address. */
export function newsletterOf(cms: RunningCms) {
  const subscribe = async (email: string, more: object = {}, address = newAddress()) =>
    call(cms, 'POST', '/newsletter/subscribe', {
      body: { email, consent, proof: await newProof({ purpose: 'newsletter' }), ...more },
      address,
    })
  const post = (path: string, body: object) => call(cms, 'POST', `/newsletter/${path}`, { body })
  return {
    subscribe,
    post,
    preferences: (token: string) =>
      call(cms, 'GET', `/newsletter/preferences?token=${encodeURIComponent(token)}`),
    /** Subscribes an address with the form and confirms it with the e-mail. */
    async subscriber(email = newEmail()) {
      await subscribe(email)
      const mail = await mailTo(cms, email, question)
      const answer = await post('confirm', { token: tokenIn(mail, 'confirm') })
      return { email, mail, token: String(answer.body.token) }
    },
    stateOf: async (email: string) =>
      (await runSql(cms, `SELECT state FROM newsletter_subscribers WHERE email = '${email}'`))[0]
        ?.state,
    /** Tokens: an already expired confirmation of a row, and the unsubscribe token of an address. */
    tokensAbout: async (about: string) => {
      const [confirm, all] = await runInStrapi(cms, signCode, about)
      return { confirm: String(confirm), all: String(all) }
    },
  }
}

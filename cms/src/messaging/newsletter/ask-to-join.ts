import type { Core } from '@strapi/strapi'
import { markOf } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { dayText } from '../../platform/lib/local-form'
import { newDocumentId } from '../../platform/lib/new-row'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { readSettings } from '../../platform/settings/read-settings'
import { addTask } from '../../platform/tasks/add-task'
import { confirmNewsletterLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { isMailAllowed } from '../mail-suppressions/suppressions'
import { confirmMs, confirmToken } from '../mail-suppressions/tokens'
import { makeActive } from './confirm'
import { type ConsentSource, storeConsent } from './consents'
import { changeSubscriber, ensureSubscriber } from './subscriber-row'

const mails = countAttempts(accountLimits.newsletterMails)

type JoinRequest = { email: string; source: ConsentSource }

/**
 * Queues the e-mail that asks for confirmation of the newsletter. The request only adds a task for every address; facts
 * about the address are looked up later, so that response time discloses nothing.
 */
export async function askToJoin(
  strapi: Core.Strapi,
  { email, source }: JoinRequest,
): Promise<void> {
  const payload = { email, source }
  await addTask(strapi, { kind: 'askToJoin', about: newDocumentId(), payload })
}

/**
 * Stores the consent and sends the e-mail, unless the address is already subscribed or suppresses all e-mails. Without
 * the setting `newsletterDoubleOptIn` it subscribes the address at once, unless it unsubscribed before.
 */
export async function askAddress(
  strapi: Core.Strapi,
  { email, source }: JoinRequest,
): Promise<void> {
  if (!(await isMailAllowed(strapi, email, 'person'))) return
  const { newsletterDoubleOptIn } = await readSettings(strapi)
  // Nobody else may resubscribe an address that unsubscribed.
  const hasLeft = !(await isMailAllowed(strapi, email, 'list'))
  await strapi.db.transaction(async () => {
    const subscriber = await ensureSubscriber(strapi, email)
    if (subscriber.state === 'active' || !(await mails.add(markOf(email)))) return
    await storeConsent(strapi, { email, source })
    if (!newsletterDoubleOptIn && !hasLeft) return makeActive(strapi, subscriber)
    await changeSubscriber(strapi, subscriber.id, { askedAt: now() })
    const until = new Date(now().getTime() + confirmMs)
    const token = confirmToken(subscriber, until)
    await queueMail(strapi, {
      mail: 'newsletterConfirm',
      to: email,
      userId: null,
      data: {
        link: confirmNewsletterLink(token),
        until: dayText(until),
      },
      dedupeKey: `newsletterConfirm:${token}`,
    })
  })
}

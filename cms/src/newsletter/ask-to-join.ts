import type { Core } from '@strapi/strapi'
import { countAttempts } from '../lib/attempts'
import { now } from '../lib/clock'
import { dayText } from '../lib/local-form'
import { newDocumentId } from '../lib/new-row'
import { accountLimits } from '../lib/rate-limits'
import { confirmNewsletterLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { markOf } from '../mail-stops/signatures'
import { mayWrite } from '../mail-stops/stops'
import { confirmMs, confirmToken } from '../mail-stops/tokens'
import { addTask } from '../tasks/add-task'
import { type ConsentSource, keepConsent } from './consents'
import { changeSubscriber, ensureSubscriber } from './subscriber-row'

const letters = countAttempts(accountLimits.newsletterMails)

type Wish = { email: string; source: ConsentSource }

/**
 * Has the letter sent that asks the reader of an address whether it was they who want the newsletter. For every address
 * the same is done while somebody waits: a task. What is known of the address is looked at later, by nobody's clock.
 */
export async function askToJoin(strapi: Core.Strapi, { email, source }: Wish): Promise<void> {
  const payload = { email, source }
  await addTask(strapi, { kind: 'askToJoin', about: newDocumentId(), payload })
}

/** Writes down what was agreed to and sends the letter, unless the address has it all, or wants no letter whatever. */
export async function askAddress(strapi: Core.Strapi, { email, source }: Wish): Promise<void> {
  if (!(await mayWrite(strapi, email, 'person'))) return
  await strapi.db.transaction(async () => {
    const subscriber = await ensureSubscriber(strapi, email)
    if (subscriber.state === 'active' || !(await letters.add(markOf(email)))) return
    await keepConsent(strapi, { email, source })
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

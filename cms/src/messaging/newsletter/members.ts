import type { Core } from '@strapi/strapi'
import { changeUser, type UserRow } from '../../members/users/user-row'
import { markOf } from '../../platform/lib/address-mark'
import { withdrawListEmails, withdrawSequenceEmails } from '../mail/withdraw-emails'
import { endSuppression, isMailAllowed } from '../mail-suppressions/suppressions'
import { askToJoin } from './ask-to-join'
import { makeActive } from './confirm'
import { type ConsentSource, endConsents, storeConsent } from './consents'
import { leaveAs } from './leave'
import {
  changeSubscriber,
  deleteSubscriber,
  ensureSubscriber,
  findSubscriber,
} from './subscriber-row'

type Member = Pick<UserRow, 'id' | 'email'>

/**
 * The newsletter switch of a member mirrors whether their address is on the list, which is authoritative (decision
 * newsletter-issues). All functions here run in the caller's transaction.
 */
export async function turnNewsletter(strapi: Core.Strapi, { email }: Member, isOn: boolean) {
  if (!isOn) return leaveAs(strapi, email, 'left')
  // An unsubscribed member resubscribes by the confirmation e-mail, as all addresses do.
  if (!(await isMailAllowed(strapi, email, 'list'))) {
    return askToJoin(strapi, { email, source: 'profile' })
  }
  await joinConfirmed(strapi, email, 'profile')
}

async function joinConfirmed(strapi: Core.Strapi, email: string, source: ConsentSource) {
  const subscriber = await ensureSubscriber(strapi, email)
  if (subscriber.state !== 'active') await storeConsent(strapi, { email, source })
  await makeActive(strapi, subscriber)
}

/**
 * For an account with a newly confirmed address: applies the choice of the registration; an existing subscription
 * stays. Returns whether the address is subscribed.
 */
export async function joinWithAccount(
  strapi: Core.Strapi,
  { id, email, newsLetter }: Member & Pick<UserRow, 'newsLetter'>,
): Promise<boolean> {
  if (newsLetter) {
    await endSuppression(strapi, markOf(email))
    const subscriber = await ensureSubscriber(strapi, email)
    await makeActive(strapi, subscriber)
    return true
  }
  const isOn = (await findSubscriber(strapi, { email }))?.state === 'active'
  if (isOn) await changeUser(strapi, id, { newsLetter: true })
  return isOn
}

/** After a member's address change: the subscription moves, unless the new address has unsubscribed. */
export async function moveSubscription(
  strapi: Core.Strapi,
  user: Pick<UserRow, 'id'>,
  { from, to }: { from: string; to: string },
) {
  const [old, there] = [
    await findSubscriber(strapi, { email: from }),
    await findSubscriber(strapi, { email: to }),
  ]
  const mayFollow = old?.state === 'active' && (await isMailAllowed(strapi, to, 'list'))
  if (old) {
    await deleteSubscriber(strapi, { email: from })
    await endConsents(strapi, markOf(from))
  }
  if (mayFollow && there?.state !== 'active') {
    await storeConsent(strapi, { email: to, source: 'profile' })
    const row = await ensureSubscriber(strapi, to)
    await changeSubscriber(strapi, row.id, { topics: old.topics, rhythm: old.rhythm })
    await makeActive(strapi, row)
  }
  const isOn = mayFollow || there?.state === 'active'
  await changeUser(strapi, user.id, { newsLetter: isOn })
  if (!isOn) await withdrawSequenceEmails(strapi, user.id)
}

/** For an erased account. */
export async function deleteSubscription(strapi: Core.Strapi, email: string) {
  await deleteSubscriber(strapi, { email })
  await withdrawListEmails(strapi, email)
  await endConsents(strapi, markOf(email))
}

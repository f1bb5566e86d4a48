import type { Core } from '@strapi/strapi'
import { withdrawFollowUps, withdrawListLetters } from '../mail/withdraw-letters'
import { markOf } from '../mail-stops/signatures'
import { mayWrite, takeStopBack } from '../mail-stops/stops'
import { changeUser, type UserRow } from '../users/user-row'
import { askToJoin } from './ask-to-join'
import { makeActive } from './confirm'
import { type ConsentSource, endConsents, keepConsent } from './consents'
import { leaveAs } from './leave'
import {
  changeSubscriber,
  deleteSubscriber,
  ensureSubscriber,
  findSubscriber,
} from './subscriber-row'

type Member = Pick<UserRow, 'id' | 'email'>

/**
 * A member's switch shows whether their address is on the list, which alone decides (decision 185). All of this is done in the
 * caller's transaction.
 */
export async function turnNewsletter(strapi: Core.Strapi, { email }: Member, isOn: boolean) {
  if (!isOn) return leaveAs(strapi, email, 'left')
  // Whoever left before comes back by the letter alone, like everybody.
  if (!(await mayWrite(strapi, email, 'list'))) {
    return askToJoin(strapi, { email, source: 'profile' })
  }
  await joinConfirmed(strapi, email, 'profile')
}

async function joinConfirmed(strapi: Core.Strapi, email: string, source: ConsentSource) {
  const subscriber = await ensureSubscriber(strapi, email)
  if (subscriber.state !== 'active') await keepConsent(strapi, { email, source })
  await makeActive(strapi, subscriber)
}

/**
 * An account whose address has just been confirmed by a letter: what was ticked at the registration holds from now on,
 * and whoever was on the list before still is. Whether they are on it.
 */
export async function joinWithAccount(
  strapi: Core.Strapi,
  { id, email, newsLetter }: Member & Pick<UserRow, 'newsLetter'>,
): Promise<boolean> {
  if (newsLetter) {
    await takeStopBack(strapi, markOf(email))
    const subscriber = await ensureSubscriber(strapi, email)
    await makeActive(strapi, subscriber)
    return true
  }
  const isOn = (await findSubscriber(strapi, { email }))?.state === 'active'
  if (isOn) await changeUser(strapi, id, { newsLetter: true })
  return isOn
}

/** A member has another address: what they get comes there, unless that address had left. */
export async function moveSubscription(
  strapi: Core.Strapi,
  user: Pick<UserRow, 'id'>,
  { from, to }: { from: string; to: string },
) {
  const [old, there] = [
    await findSubscriber(strapi, { email: from }),
    await findSubscriber(strapi, { email: to }),
  ]
  const mayFollow = old?.state === 'active' && (await mayWrite(strapi, to, 'list'))
  if (old) {
    await deleteSubscriber(strapi, { email: from })
    await endConsents(strapi, markOf(from))
  }
  if (mayFollow && there?.state !== 'active') {
    await keepConsent(strapi, { email: to, source: 'profile' })
    const row = await ensureSubscriber(strapi, to)
    await changeSubscriber(strapi, row.id, { topics: old.topics, rhythm: old.rhythm })
    await makeActive(strapi, row)
  }
  const isOn = mayFollow || there?.state === 'active'
  await changeUser(strapi, user.id, { newsLetter: isOn })
  if (!isOn) await withdrawFollowUps(strapi, user.id)
}

/** The account is erased. */
export async function forgetSubscription(strapi: Core.Strapi, email: string) {
  await deleteSubscriber(strapi, { email })
  await withdrawListLetters(strapi, email)
  await endConsents(strapi, markOf(email))
}

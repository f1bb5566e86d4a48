import { isLargePayLink, type NewPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  findPayLink,
  type PayLinkRow,
  payLinkTable,
} from '../../../commerce/pay-links/pay-link-row'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { insertOnce } from '../../../platform/lib/insert-once'
import { newSecret } from '../../../platform/lib/secrets'
import { recordAction } from '../../log/record-action'
import { localInstant } from '../local-instant'

type Wish = { admin: number; wish: NewPayLink }

/**
 * Creates a payment link; a repeated form key, also concurrently, returns the same one. Throws payLinkLarge,
 * payLinkPast, and invalidField if the key was used for another one.
 */
export async function makePayLink(
  strapi: Core.Strapi,
  { admin, wish }: Wish,
): Promise<{ id: string }> {
  const { name, amount, currency, isOnce, key: formKey, reason, isConfirmed } = wish
  const openUntil = localInstant(wish.openUntil)
  if (openUntil <= now()) throw fieldError('payLinkPast', 'openUntil')
  if (isLargePayLink(wish) && !isConfirmed) throw fieldError('payLinkLarge', 'isConfirmed')
  return strapi.db.transaction(async () => {
    const id = await insertOnce(strapi, {
      table: payLinkTable,
      unique: 'form_key',
      row: {
        token: newSecret(),
        form_key: formKey,
        name,
        amount,
        currency,
        is_once: isOnce,
        open_until: openUntil,
        is_off: false,
      },
    })
    const link = await findPayLink(strapi, { formKey })
    if (!link) throw new AppError('internal')
    if (id === undefined) requireSame(link, wish)
    const { documentId } = link
    if (id !== undefined) {
      await recordAction(strapi, {
        admin,
        act: 'makePayLink',
        subject: { kind: 'payLink', id: documentId },
        after: { name, amount, currency, isOnce, openUntil: openUntil.toISOString() },
        reason,
      })
    }
    return { id: documentId }
  })
}

function requireSame(link: PayLinkRow, { name, amount, currency, isOnce, openUntil }: NewPayLink) {
  const isSame =
    link.name === name &&
    link.amount === amount &&
    link.currency === currency &&
    link.isOnce === isOnce &&
    new Date(link.openUntil).getTime() === localInstant(openUntil).getTime()
  if (!isSame) throw fieldError('invalidField', 'key')
}

import { isLargePayLink, type NewPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { insertOnce } from '../../../lib/insert-once'
import { newSecret } from '../../../lib/secrets'
import { findPayLink, type PayLinkRow, payLinkTable } from '../../../pay-links/pay-link-row'
import { writeAct } from '../../log/write-act'
import { localInstant } from '../local-instant'

type Wish = { admin: number; wish: NewPayLink }

/**
 * A pay link; the same form again, also at once, is the same one. Throws payLinkLarge, payLinkPast, and invalidField when
 * the form's key was used for another one.
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
      await writeAct(strapi, {
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

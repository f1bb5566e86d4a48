import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import type { Query } from '../lists/definition'
import { recordAction } from '../log/record-action'
import { canSwitchOff, requireEmail } from './fixed-emails'
import { shownVersion, templateTable } from './template-rows'

type Wish = { admin: number; id: string; isOn: boolean }

/**
 * Switches an e-mail on or off at once, in all languages: its drafts too, so that the next publication does not undo it.
 * Not through Strapi's documents, which would publish drafts. Throws notFound, emailAlwaysSent.
 */
export async function switchEmail(
  strapi: Core.Strapi,
  { admin, id, isOn }: Wish,
): Promise<{ id: string; enabled: boolean }> {
  const email = await requireEmail(strapi, id)
  if (!isOn && !canSwitchOff(email.name)) throw new AppError('emailAlwaysSent')
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx(templateTable)
      .where({ document_id: id })
      .where((rows: Query) => void rows.whereNot({ enabled: isOn }).orWhereNull('enabled'))
      .update({ enabled: isOn })
    if (count === 0) return
    await recordAction(strapi, {
      ...{ admin, act: 'switchFixedEmail', subject: { kind: 'fixedEmail', id } },
      after: { email: shownVersion(email)?.title ?? '', enabled: isOn },
    })
  })
  return { id, enabled: isOn }
}

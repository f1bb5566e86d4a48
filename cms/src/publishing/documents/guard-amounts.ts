import type { Currency } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { lockRows } from '../../platform/database/lock-rows'
import { isInCoins, isLargeChange, writeMoney } from '../../platform/lib/money-form'
import { type PanelLanguage, panelLanguage } from '../../platform/lib/panel-language'
import { moneyFieldsOf } from './money-fields'
import { refuseField } from './refuse-field'

const writing = new Set(['create', 'update', 'clone'])

type Row = Readonly<Record<string, unknown>>
type Params = { documentId?: string; data?: Row }

/** Sent by the form beside its fields: the amount changes, by field, that the user has confirmed. */
const confirmations = z.object({
  confirmed: z.record(z.string(), z.object({ from: z.number(), to: z.number() })),
})

/**
 * Amounts must be payable in coins, and a change by more than three tenths must be confirmed with both amounts: once
 * 17990 was entered for 19 990 Ft, and sold something for 179,90 Ft. The old amount is read with its row locked, so
 * that it is the confirmed one. Internal writes and the seeder are exempt.
 */
export function guardAmounts(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const amounts = moneyFieldsOf(context.contentType.attributes)
    if (amounts.length === 0 || !writing.has(context.action)) return next()
    const { documentId, data = {} } = context.params as Params
    for (const { field, currency } of amounts) {
      const amount = data[field] ?? undefined
      // Strapi converts numeric strings, past the rules below.
      const isNumber = typeof amount === 'number'
      if (amount === undefined || (isNumber && isInCoins({ amount, currency }))) continue
      throw refuseField(field, inCoins[currency][panelLanguage])
    }
    const request = strapi.requestContext.get()?.request
    if (context.action !== 'update' || !documentId || !request) return next()
    return strapi.db.transaction(async () => {
      const { collectionName = '' } = context.contentType
      await lockRows(strapi, collectionName, { document_id: documentId })
      const before: Row | null = await strapi.db
        .query(context.uid)
        .findOne({ where: { documentId } })
      for (const { field, currency } of amounts) {
        const from = before?.[field]
        const to = data[field]
        if (typeof from !== 'number' || typeof to !== 'number') continue
        if (!isLargeChange(from, to) || isConfirmed(request.body, { field, from, to })) continue
        throw refuseField(field, sentenceOf({ from, to, currency }))
      }
      return next()
    })
  })
}

type Change = { field: string; from: number; to: number }

function isConfirmed(body: unknown, { field, from, to }: Change): boolean {
  const { data } = confirmations.safeParse(body)
  const confirmed = data && Object.hasOwn(data.confirmed, field) ? data.confirmed[field] : undefined
  return confirmed?.from === from && confirmed.to === to
}

const inCoins = {
  huf: {
    hun: 'Az összeg egész forint, nem kisebb nullánál.',
    eng: 'The amount is in whole forints, and not below zero.',
  },
  gbp: {
    hun: 'Az összeg font és penny, nem kisebb nullánál.',
    eng: 'The amount is in pounds and pence, and not below zero.',
  },
} as const satisfies Record<Currency, Record<PanelLanguage, string>>

function sentenceOf({ from, to, currency }: { from: number; to: number; currency: Currency }) {
  const [before, after] = [from, to].map((amount) =>
    writeMoney({ amount, currency }, panelLanguage),
  )
  return panelLanguage === 'hun'
    ? `${before} → ${after}: ez több mint 30% eltérés. Ha így akarod, jelöld be a mező alatt.`
    : `${before} → ${after}: that is a change of more than 30%. If you mean it, tick the box below the field.`
}

import type { Currency, Forms } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../lib/env'
import { localeOf } from '../../lib/locales'
import { orderTable } from '../../orders/order-row'
import { userTable } from '../../users/user-row'

type Count = number | string
type People = { formId: string; second: Count; confirmed: Count }
type Money = { formId: string; currency: Currency; amount: Count }

/** What came of each registration form, from the visit to the money; the one with most accounts first. */
export async function countForms(strapi: Core.Strapi): Promise<Forms> {
  const people = await peopleByForm(strapi)
  const titles = await titlesOf(strapi)
  const ids = [...new Set([...titles.keys(), ...people.map(({ formId }) => formId)])]
  const [visits, first, payers, money] = await Promise.all([
    viewsOf(strapi, '/form/', ids),
    // Whoever is through with the first step is led to the page of the second; nothing is sent to us before its end.
    viewsOf(strapi, '/register/', ids),
    payersByForm(strapi),
    moneyByForm(strapi),
  ])
  const forms = ids.map((formId) => {
    const own = people.find((row) => row.formId === formId)
    return {
      formId,
      title: titles.get(formId) ?? null,
      visits: visits.get(formId) ?? 0,
      first: first.get(formId) ?? 0,
      second: Number(own?.second ?? 0),
      confirmed: Number(own?.confirmed ?? 0),
      paid: payers.get(formId) ?? 0,
      revenue: money
        .filter((row) => row.formId === formId)
        .map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    }
  })
  return { forms: forms.sort((a, b) => b.second - a.second || (a.formId < b.formId ? -1 : 1)) }
}

const ofForms = ({ db: { connection } }: Core.Strapi) =>
  connection(`${userTable} as u`).where('u.registration_form_id', '>', '')

async function peopleByForm(strapi: Core.Strapi): Promise<People[]> {
  const { connection } = strapi.db
  const sum = (column: string) => connection.raw(`SUM(CASE WHEN ${column} THEN 1 ELSE 0 END)`)
  return ofForms(strapi)
    .groupBy('u.registration_form_id')
    .select({
      formId: 'u.registration_form_id',
      confirmed: sum('u.confirmed'),
    })
    .count({ second: '*' })
}

const paidOf = (strapi: Core.Strapi) =>
  ofForms(strapi).join(`${orderTable} as o`, 'o.user_id', 'u.id').whereNotNull('o.fulfilled_at')

async function payersByForm(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows: { formId: string; count: Count }[] = await paidOf(strapi)
    .groupBy('u.registration_form_id')
    .select({ formId: 'u.registration_form_id' })
    .countDistinct({ count: 'u.id' })
  return new Map(rows.map(({ formId, count }) => [formId, Number(count)]))
}

/** What was paid, less what went back; currencies apart. */
const moneyByForm = async (strapi: Core.Strapi): Promise<Money[]> =>
  paidOf(strapi)
    .groupBy('u.registration_form_id', 'o.currency')
    .orderBy('o.currency')
    .select({ formId: 'u.registration_form_id', currency: 'o.currency' })
    .sum({ amount: strapi.db.connection.raw('o.amount - o.refunded_amount') })

/** How often the page of each was opened that stands at an address of its own (web, page-views/countable). */
async function viewsOf({ db: { connection } }: Core.Strapi, at: string, ids: readonly string[]) {
  const rows: { path: string; count: Count }[] = await connection('page_views')
    .whereIn(
      'path',
      ids.map((id) => at + id),
    )
    .groupBy('path')
    .select('path')
    .sum({ count: 'count' })
  return new Map(rows.map(({ path, count }) => [path.slice(at.length), Number(count)]))
}

/** Of the forms that are published in the language of the deployment. */
async function titlesOf({ db }: Core.Strapi): Promise<Map<string, string>> {
  const rows: { formId: string; title: string }[] = await db
    .query('api::registration-form.registration-form')
    .findMany({
      select: ['formId', 'title'],
      where: { locale: localeOf[env.LANGUAGE], publishedAt: { $notNull: true } },
    })
  return new Map(rows.map(({ formId, title }) => [formId, title]))
}

import type { Forms } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { readsOf } from '../../platform/database/reads/reads'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'
import { amountsOf } from '../lists/cells'

type Count = number | string
type People = {
  formId: string
  second: Count
  confirmed: Count
  paid: Count
  spent_huf: Count
  spent_gbp: Count
}

/** Results of each registration form, from visit to revenue; most accounts first. */
export async function countForms(strapi: Core.Strapi): Promise<Forms> {
  const people = await peopleByForm(strapi)
  const titles = await titlesOf(strapi)
  const ids = [...new Set([...titles.keys(), ...people.map(({ formId }) => formId)])]
  const [visits, first] = await Promise.all([
    viewsOf(strapi, '/form/', ids),
    // After the first step the form opens the page of the second; nothing is sent to the server before its end.
    viewsOf(strapi, '/register/', ids),
  ])
  const forms = ids.map((formId) => {
    const formRow = people.find((row) => row.formId === formId)
    return {
      formId,
      title: titles.get(formId) ?? null,
      visits: visits.get(formId) ?? 0,
      first: first.get(formId) ?? 0,
      second: Number(formRow?.second ?? 0),
      confirmed: Number(formRow?.confirmed ?? 0),
      paid: Number(formRow?.paid ?? 0),
      revenue: formRow ? amountsOf(formRow, { huf: 'spent_huf', gbp: 'spent_gbp' }) : [],
    }
  })
  return { forms: forms.sort((a, b) => b.second - a.second || (a.formId < b.formId ? -1 : 1)) }
}

/** From the facts of each user (users/facts), in one scan of one index. */
async function peopleByForm(strapi: Core.Strapi): Promise<People[]> {
  const connection = readsOf(strapi)
  const countWhere = (condition: string) =>
    connection.raw(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`)
  return connection(factsTable)
    .where('form_id', '>', '')
    .groupBy('form_id')
    .select({
      formId: 'form_id',
      confirmed: countWhere('confirmed'),
      paid: countWhere('orders > 0'),
    })
    .count({ second: '*' })
    .sum({ spent_huf: 'spent_huf', spent_gbp: 'spent_gbp' })
}

/** How often the page of each form was opened at its own address (web, page-views/countable). */
async function viewsOf(strapi: Core.Strapi, at: string, ids: readonly string[]) {
  const rows: { path: string; count: Count }[] = await readsOf(strapi)('page_views')
    .whereIn(
      'path',
      ids.map((id) => at + id),
    )
    .groupBy('path')
    .select('path')
    .sum({ count: 'count' })
  return new Map(rows.map(({ path, count }) => [path.slice(at.length), Number(count)]))
}

/** Titles of the forms published in the language of the deployment. */
export async function titlesOf({ db }: Core.Strapi): Promise<Map<string, string>> {
  const rows: { formId: string; title: string }[] = await db
    .query('api::registration-form.registration-form')
    .findMany({
      select: ['formId', 'title'],
      where: { locale: localeOf[env.LANGUAGE], publishedAt: { $notNull: true } },
    })
  return new Map(rows.map(({ formId, title }) => [formId, title]))
}

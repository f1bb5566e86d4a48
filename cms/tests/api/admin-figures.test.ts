import { describe, expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import type { ChartAttributeCounts, Forms } from '@krono/contract'
import { newAdmin } from '../support/back-office'
import { runInStrapi } from '../support/in-strapi'
import { checkOut, pay } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const finding = `
const { fillFacts } = require('./dist/src/members/users/facts/fill-facts')
const run = () => fillFacts(strapi)
`

describe.each(everyCms())('figures for admins on %s', (_name, cms) => {
  test('chart attributes follow the birth date, and those of an older engine are computed again', async () => {
    const admin = await newAdmin(cms)
    const member = await newMember(cms)
    const chartAttributesOf = async () =>
      (
        await runSql(
          cms,
          `SELECT character, side, level_heart, engine_version FROM user_facts WHERE user_id = ${member.userId}`,
        )
      )[0]
    const wanted = (date: string) => {
      const { character, sides, chakras, engineVersion } = chartOf(date)
      return {
        character,
        side: sides.dominant,
        level_heart: chakras.heart.level,
        engine_version: expect.stringMatching(`^${engineVersion} `),
      }
    }
    expect(await chartAttributesOf()).toEqual(wanted('1984-06-12'))
    const body = { birthDate: '1979-12-07' }
    await call(cms, 'POST', '/user/update-birthday', { token: member.token, body })
    expect(await chartAttributesOf()).toEqual(wanted('1979-12-07'))
    const older = "engine_version = '0.9.0', level_heart = 'x'"
    await runSql(cms, `UPDATE user_facts SET ${older} WHERE user_id = ${member.userId}`)
    await runInStrapi(cms, finding)
    expect(await chartAttributesOf()).toEqual(wanted('1979-12-07'))
    const chartAttributes: ChartAttributeCounts = (await call(cms, 'GET', '/admin/natures', admin))
      .body
    const [{ count } = { count: 0 }] = await runSql(
      cms,
      'SELECT COUNT(*) AS count FROM user_facts WHERE character IS NOT NULL',
    )
    expect(chartAttributes.all).toBe(Number(count))
    const sums = [
      ...Object.values(chartAttributes.fields),
      ...chartAttributes.levels.map(({ counts }) => counts),
    ]
    for (const counts of sums) {
      expect(counts.reduce((sum, one) => sum + one.count, 0)).toBe(chartAttributes.all)
    }
  })

  test('a registration form counts visits, registrations and revenue', async () => {
    const admin = await newAdmin(cms)
    const people = [await newMember(cms), await newMember(cms), await newMember(cms)]
    const [payer, second] = people
    if (!payer || !second) throw new Error('There is no such user.')
    const form = `proba-${admin.userId}`
    const ids = people.map(({ userId }) => userId).join(', ')
    await runSql(cms, `UPDATE up_users SET registration_form_id = '${form}' WHERE id IN (${ids})`)
    await runSql(cms, `UPDATE up_users SET confirmed = false WHERE id = ${second.userId}`)
    // Simulates users written by Strapi itself, without a row in `user_facts`.
    await runSql(cms, `UPDATE user_facts SET form_id = '${form}' WHERE user_id IN (${ids})`)
    await runSql(cms, `UPDATE user_facts SET confirmed = false WHERE user_id = ${second.userId}`)
    const views = [
      { day: '2026-11-20', path: `/form/${form}`, count: 40 },
      { day: '2026-11-21', path: `/form/${form}`, count: 2 },
      { day: '2026-11-21', path: `/register/${form}`, count: 7 },
    ]
    await call(cms, 'POST', '/page-views', { body: { views } })
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const { forms }: Forms = (await call(cms, 'GET', '/admin/forms', admin)).body
    const [order] = await runSql(cms, `SELECT amount FROM orders WHERE user_id = ${payer.userId}`)
    expect(forms.find(({ formId }) => formId === form)).toEqual({
      formId: form,
      title: null,
      visits: 42,
      first: 7,
      second: 3,
      confirmed: 2,
      paid: 1,
      revenue: [{ currency: 'huf', amount: Number(order?.amount) }],
    })
    // Published forms are listed even without registrations.
    expect(forms.some(({ title }) => title !== null)).toBe(true)
  })
})

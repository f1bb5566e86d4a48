import { beforeAll, describe, expect, test } from '@jest/globals'
import { mostViewsOfList } from '@krono/contract'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

describe.each(everyCms())('saved views on %s', (_name, cms) => {
  let admin: Member
  const save = (body: object) => call(cms, 'POST', '/admin/views', { token: admin.token, body })
  const remove = (view: string) =>
    call(cms, 'POST', '/admin/views/delete', { token: admin.token, body: { view } })
  const views = async (list: string) =>
    (await call(cms, 'GET', `/admin/views?list=${list}`, admin)).body.views

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  test('are stored by name, overwritten, deleted once; the log names the admin', async () => {
    const list = 'monthly-paid'
    const { body } = await save({ list, name: 'Lejár', query: 'until=next30' })
    expect(body).toMatchObject({ name: 'Lejár', query: 'until=next30' })
    await save({ list, name: 'Lejár', query: 'until=next7' })
    expect(await views(list)).toEqual([{ ...body, query: 'until=next7' }])
    expect(await views('users')).not.toContainEqual(expect.objectContaining({ name: 'Lejár' }))
    const both = await Promise.all([remove(body.id), remove(body.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await views(list)).toEqual([])
    const actions = await runSql(
      cms,
      `SELECT act, subject_kind, subject_id FROM admin_acts WHERE admin = ${admin.userId} ORDER BY id`,
    )
    expect(actions).toEqual(
      ['saveView', 'saveView', 'deleteView'].map((act) => ({
        ...{ act, subject_kind: 'list', subject_id: list },
      })),
    )
  })

  test.each([
    [{ list: 'nothing', name: 'x', query: '' }, 'list'],
    [{ list: 'users', name: ' ', query: '' }, 'name'],
    [{ list: 'users', name: 'x', query: 'x'.repeat(2001) }, 'query'],
  ])('%j is refused', async (body, field) => {
    const answer = await save(body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }])
  })

  test('are limited per list', async () => {
    const list = 'yearly-paid'
    const all = Array.from({ length: mostViewsOfList + 1 }, (_, at) => ({
      list,
      name: `N${at}`,
      query: '',
    }))
    const statuses: number[] = []
    for (const view of all) statuses.push((await save(view)).status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    expect(await views(list)).toHaveLength(mostViewsOfList)
    for (const { id } of await views(list)) await remove(id)
    // Saving several at once never exceeds the maximum.
    for (const view of all.slice(2)) await save(view)
    const both = await Promise.all(
      ['egy', 'kettő', 'három'].map((name) => save({ list, name, query: '' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const { id } of await views(list)) await remove(id)
  })

  test('the log does not contain their search terms', async () => {
    const query = 'search=person-in-a-view%40people.example'
    const { body } = await save({ list: 'users', name: 'Valaki', query })
    await remove(body.id)
    const actions = await runSql(
      cms,
      `SELECT * FROM admin_acts WHERE admin = ${admin.userId} AND subject_id = 'users'`,
    )
    expect(actions).toHaveLength(2)
    expect(JSON.stringify(actions)).not.toContain('person-in-a-view')
  })
})

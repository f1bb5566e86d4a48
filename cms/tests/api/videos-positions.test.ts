import { describe, expect, test } from '@jest/globals'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { findVideoBy, openVideo } from '../support/videos'

describe.each(everyCms())('positions in videos on %s', (_name, cms) => {
  test('are stored per member: one row each, whatever many devices report at once', async () => {
    const member = await newMember(cms)
    const { documentId, seconds } = await findVideoBy(cms, openVideo)
    const tell = (at: unknown) =>
      call(cms, 'POST', `/films/${documentId}/progress`, {
        token: member.token,
        body: { seconds: at },
      })
    const at = async () =>
      (await call(cms, 'GET', `/films/${documentId}/watch`, { token: member.token })).body.at
    expect(await at()).toBe(0)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(tell))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const rows = await runSql(
      cms,
      `SELECT seconds FROM film_places WHERE user_id = ${member.userId}`,
    )
    expect(rows).toHaveLength(1)
    await tell(17)
    expect(await at()).toBe(17)
    expect((await tell(seconds + 500)).body).toEqual({ seconds })
    expect(await at()).toBe(0)
    await tell(seconds - 4)
    expect(await at()).toBe(seconds - 4)
    await tell(seconds - 3)
    expect(await at()).toBe(0)
    const { body } = await call(cms, 'GET', '/film-progress/mine', { token: member.token })
    expect(body.videos).toEqual([
      { video: documentId, seconds: seconds - 3, isSeen: true, watchedAt: expect.any(String) },
    ])
    for (const rubbish of [-1, 1.5, '5', null, [], 21_601, 1e300, undefined]) {
      expect([rubbish, (await tell(rubbish)).status]).toEqual([rubbish, 400])
    }
    expect((await tell(21_600)).status).toBe(200)
  })

  test('are exported, and deleted with the account', async () => {
    const member = await newMember(cms)
    const { token, password, userId } = member
    const { documentId } = await findVideoBy(cms, openVideo)
    await call(cms, 'POST', `/films/${documentId}/progress`, { token, body: { seconds: 9 } })
    const { body } = await call(cms, 'GET', '/user/export', { token })
    expect(body.films).toMatchObject([{ filmId: documentId, seconds: 9 }])
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await runSql(cms, `SELECT id FROM film_places WHERE user_id = ${userId}`)).toEqual([])
  })
})

import { beforeAll, describe, expect, test } from '@jest/globals'
import { findEntry, publishEntry } from '../../support/admin'
import { giveCourse, learnerOf, type MadeCourse, makeCourse, setState } from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: runs the job so many days from now. */
const reminding = `
const { remindOfCourses } = require('./dist/src/members/reminders/remind-of-courses')
async function run(days) {
  await remindOfCourses(strapi, new Date(Date.now() + Number(days) * 86400000))
  tell(true)
}
`

const templateUid = 'api::email-template.email-template'

describe.each(everyCms())('the reminder of a course on %s', (_name, cms) => {
  let course: MadeCourse

  beforeAll(async () => {
    course = await makeCourse(cms)
  })

  const remind = (days: number) => runInStrapi(cms, reminding, String(days))

  async function turn(enabled: boolean) {
    const entry = await findEntry(cms, templateUid, ['name', 'courseReminder'])
    const saved = await publishEntry(cms, templateUid, { ...entry, enabled })
    expect(saved.status).toBe(200)
  }

  async function begin() {
    const member = await newMember(cms)
    const key = await giveCourse(cms, member, course)
    await learnerOf(cms, member.token).finish(course.lessons[0] ?? '')
    const countOf = async () =>
      (
        await runSql(
          cms,
          `SELECT id FROM outgoing_mails WHERE user_id = ${member.userId} AND mail = 'courseReminder'`,
        )
      ).length
    return { ...member, ...learnerOf(cms, member.token), key, countOf }
  }

  test('is switched off until editors switch it on, and then sent once to those who left', async () => {
    const [left, ended, complete] = [await begin(), await begin(), await begin()]
    await setState(cms, ended.key, 'revoked')
    for (const id of course.lessons) await complete.finish(id)
    await remind(15)
    expect(await left.countOf()).toBe(0)
    await turn(true)
    for (const days of [13, 17]) await remind(days)
    expect(await left.countOf()).toBe(0)
    for (const days of [15, 15]) await remind(days)
    expect([await left.countOf(), await ended.countOf(), await complete.countOf()]).toEqual([
      1, 0, 0,
    ])
    await turn(false)
  })
})

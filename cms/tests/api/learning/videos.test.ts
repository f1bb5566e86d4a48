import { beforeAll, describe, expect, test } from '@jest/globals'
import { getWithToken } from '../../support/content'
import { giveCourse, learnerOf, type MadeCourse, makeCourse, setState } from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { call, type Member, newMember } from '../../support/people'
import { everyCms } from '../../support/running'
import { closedVideo, findVideoBy, requestVideo } from '../../support/videos'

/** Code for `runInStrapi`: publishes a copy of a video for learners of a course. */
const copying = `
async function run(documentId, slug) {
  const films = strapi.documents('api::film.film')
  const { film, seconds, description } = await films.findOne({ documentId, locale: 'hu' })
  const data = { title: 'Próba film', slug, description, film, seconds, forWhom: 'courseMember' }
  const made = await films.create({ data, locale: 'hu', status: 'published' })
  tell(made.documentId)
}
`

const republishing = `
async function run(documentId) {
  await strapi.documents('api::film.film').publish({ documentId, locale: 'hu' })
  tell(true)
}
`

describe.each(everyCms())('videos of lessons on %s', (_name, cms) => {
  let course: MadeCourse
  let member: Member
  const videos: string[] = []
  let key = ''

  beforeAll(async () => {
    const { documentId } = await findVideoBy(cms, closedVideo)
    for (const name of ['egy', 'ketto']) {
      const slug = `proba-${name}-${Date.now()}`
      videos.push(...((await runInStrapi(cms, copying, documentId, slug)) as string[]))
    }
    const [free = '', closed = ''] = videos
    course = await makeCourse(cms, { lessons: [{ isFree: true, film: free }, { film: closed }] })
    member = await newMember(cms)
    key = await giveCourse(cms, member, course)
  })

  const statusOf = async (video: string | undefined, token?: string) =>
    (await requestVideo(cms, `${video}/stream`, { token, headers: { Range: 'bytes=0-9' } })).status

  test('are watched by those who may open the lesson, and until they may not', async () => {
    const [free, closed] = videos
    const stranger = await newMember(cms, { tier: 'paid' })
    expect(await statusOf(free)).toBe(206)
    expect(await statusOf(closed)).toBe(401)
    expect(await statusOf(closed, stranger.token)).toBe(403)
    expect(await statusOf(closed, member.token)).toBe(206)
    await runInStrapi(cms, republishing, closed ?? '')
    expect(await statusOf(closed, member.token)).toBe(206)
    await setState(cms, key, 'suspended')
    for (const part of ['stream', 'captions', 'watch'])
      expect((await requestVideo(cms, `${closed}/${part}`, { token: member.token })).status).toBe(
        403,
      )
    await setState(cms, key, 'active')
    expect(await statusOf(closed, member.token)).toBe(206)
  })

  test('are shown with their lesson, and listed nowhere else', async () => {
    const learner = learnerOf(cms, member.token)
    const { body } = await learner.read(course.lessons[1] ?? '')
    expect(body.video).toMatchObject({ id: videos[1], title: 'Próba film', poster: null })
    expect((await learner.course(course.id)).body.chapters[0].lessons[1].hasVideo).toBe(true)
    for (const query of [
      'films?locale=hu&pagination[pageSize]=100',
      'films?locale=hu&filters[forWhom][$eq]=courseMember',
      'films?locale=hu&filters[$or][0][forWhom][$eq]=courseMember&filters[$or][1][id][$gt]=0',
    ]) {
      const text = await (await getWithToken(cms, query)).text()
      expect([query, text.includes('Próba film')]).toEqual([query, false])
    }
    const found = await call(cms, 'GET', '/search?q=pr%C3%B3ba%20film', { token: member.token })
    expect(JSON.stringify(found.body)).not.toContain('Próba film')
  })
})

import { expect, jest, test } from '@jest/globals'
import { linkToLesson, linkToNewAttempt, linkToQuiz } from '@/base/routing/links'
import { secrets } from '@/testing/session'

Object.assign(process.env, { ...secrets, CMS_URL: 'http://cms.example' })
jest.doMock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

// The cms: the course is published, but no longer by this name.
jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
  const addresses = { course: { names: ['new'], moved: { old: 'new' } } }
  return Response.json({ data: String(url).includes('/entry-addresses') ? addresses : [] })
})

test.each([
  ['/course/new/first', linkToLesson],
  ['/course/new/first/quiz', linkToQuiz],
  ['/course/new/first/quiz?again=1', linkToNewAttempt],
])('%s is found by a former name of its course', async (address, linkTo) => {
  const { findLesson } = await import('./find-lesson')
  await expect(findLesson('old', 'first', linkTo)).rejects.toMatchObject({
    digest: expect.stringContaining(`;${address};308;`),
  })
})

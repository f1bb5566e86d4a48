import { describe, expect, test } from '@jest/globals'
import { memberLimits } from '../../src/platform/lib/rate-limits'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

const person = { name: 'Ember', date: '1984-06-12' }

type Row = readonly [method: 'GET' | 'POST' | 'PUT', path: string, body: unknown, status?: number]

const calls: Record<keyof typeof memberLimits, Row> = {
  import: ['POST', '/user/importRegisteredDates', { people: [person] }],
  export: ['GET', '/user/export-registered-dates', undefined],
  personalExport: ['GET', '/user/export', undefined],
  secondFactor: ['POST', '/user/authenticator/enable', { code: '000000' }, 400],
  subscription: ['POST', '/payment/resume-subscription', {}, 409],
  review: ['POST', '/review/delete', { subject: 'service' }, 404],
  feltDay: ['PUT', '/felt-day/2001-02-03', { body: 3 }, 409],
  filmPlace: ['POST', '/films/x/progress', { seconds: 1 }, 404],
  reading: ['POST', '/analysis/x/reading', {}, 404],
  feedback: ['POST', '/analysis/x/feedback', { chapter: 'ends', value: 'fits' }, 404],
  lessonProgress: ['POST', '/learning/lesson/x/progress', {}, 404],
  lessonNote: ['POST', '/learning/lesson/x/note', { text: 'x', version: 0 }, 404],
  quiz: ['POST', '/learning/lesson/x/quiz/start', {}, 404],
  ebookLink: ['POST', '/ebooks/x/link', {}, 404],
  certificate: ['POST', '/learning/course/x/certificate', { name: 'Ágnes' }, 404],
}

describe.each(everyCms())('expensive calls on %s', (_name, cms) => {
  for (const [name, [method, path, body, status = 200]] of Object.entries(calls)) {
    test(`${name} is limited per member, from any address, and does not affect others`, async () => {
      const { count } = memberLimits[name as keyof typeof memberLimits]
      const [eager, other] = [
        await newMember(cms, { tier: 'paid' }),
        await newMember(cms, { tier: 'paid' }),
      ]
      const ask = ({ token }: { token: string }) => call(cms, method, path, { token, body })
      for (let time = 0; time < count; time += 1) expect((await ask(eager)).status).toBe(status)
      const refused = await ask(eager)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await ask(other)).status).toBe(status)
      // Calls that are refused for other reasons are not counted.
      expect((await call(cms, method, path, { body })).status).toBe(401)
    })
  }
})

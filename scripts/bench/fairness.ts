import { newAddress } from '../lib/new-address.ts'
import { table } from '../lib/terminal.mjs'
import { median } from './load.ts'
import { newDates } from './new-dates.ts'
import type { Figures } from './report-figures.ts'
import { requiredText } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

const members = ['free', 'monthly', 'yearly', 'monthly-paid', 'yearly-paid']

/** Concurrent requests: as many as the issue names, and four times as many. */
const crowd = 60
const greaterCrowd = 240

type Answered = { status: number; tookMs: number; hasRetryAfter: boolean }

async function timed(ask: () => Promise<Response>): Promise<Answered> {
  const startedAt = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  const hasRetryAfter = answer.headers.has('retry-after')
  return { status: answer.status, tookMs: performance.now() - startedAt, hasRetryAfter }
}

const signIn = (env: Record<string, string>, site: string, index: number) => () =>
  fetch(`${site}/api/user/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify({
      email: `${members[index % members.length]}@krono.example`,
      password: env.DEMO_PASSWORD,
      rememberMe: false,
    }),
  })

const slowest = (answers: readonly Answered[]) => Math.max(...answers.map(({ tookMs }) => tookMs))

/** A picture of a date that was not requested before, so it is not cached. */
const picture = (site: string, cookie: string) =>
  fetch(`${site}/api/picture?kind=chart&shape=story&date=${newDates.take()}`, {
    headers: { cookie },
  })

/** Twelve pictures of a member, one after the other, while another member keeps sixty requests open. */
async function picturesBesideFlood(site: string, cookies: { greedy: string; modest: string }) {
  let isRunning = true
  const flood = Promise.all(
    Array.from({ length: crowd }, async () => {
      while (isRunning) await (await picture(site, cookies.greedy)).arrayBuffer()
    }),
  )
  const answers: Answered[] = []
  for (let index = 0; index < 12; index += 1) {
    answers.push(await timed(() => picture(site, cookies.modest)))
  }
  isRunning = false
  await flood
  return answers
}

const refusedOf = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => status !== 200).length

/** Whether one heavy user leaves enough capacity for others: pictures, and many concurrent logins. */
export async function benchFairness(site: string, env: Record<string, string>): Promise<Figures> {
  const modest = await cookieOfMember(env, site, 'yearly')
  const greedy = await cookieOfMember(env, site, 'free')
  const pictures = await picturesBesideFlood(site, { greedy, modest })
  const crowds: Answered[][] = []
  for (const count of [crowd, greaterCrowd]) {
    const asks = Array.from({ length: count }, (_, index) => timed(signIn(env, site, index)))
    crowds.push(await Promise.all(asks))
  }
  const [few = [], many = []] = crowds
  const figures: Figures = {
    'pictures beside a greedy member: refused of 12': refusedOf(pictures),
    'pictures beside a greedy member: median ms': median(pictures.map(({ tookMs }) => tookMs)),
    [`${crowd} logins at once: refused`]: refusedOf(few),
    [`${crowd} logins at once: slowest ms`]: slowest(few),
    [`${greaterCrowd} logins at once: slowest ms`]: slowest(many),
    [`${greaterCrowd} logins at once: refused without Retry-After`]: many.filter(
      ({ status, hasRetryAfter }) => status !== 200 && !hasRetryAfter,
    ).length,
  }
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.toFixed(0),
    requiredText(name),
  ])
  const refused = [`${greaterCrowd} logins at once: refused`, String(refusedOf(many)), '']
  console.log(`\n${table([['', 'reached', 'required'], ...rows, refused])}\n`)
  return figures
}

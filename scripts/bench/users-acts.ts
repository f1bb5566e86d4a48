import type { Answer } from '../attack/lib/ask.ts'

interface Browser {
  send: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>
  signIn: () => Promise<void>
  newDate: () => string
}

/** What a person does next, with its share among all acts of such people. */
export interface Act {
  share: number
  run: (browser: Browser) => Promise<unknown>
}

const searches = ['csakra', 'energia', 'kapcsolat', 'szív', 'bioritmus']
let searched = 0
function nextSearch() {
  searched += 1
  return searches[searched % searches.length]
}

const open = (share: number, path: string): Act => ({
  share,
  run: ({ send }) => send('GET', path),
})

/** A third looks at a result of a date that was not requested before; the others read. */
export const visitorsActs: readonly Act[] = [
  open(20, '/'),
  open(8, '/description/mi-a-krono'),
  open(8, '/blog'),
  open(8, '/blog/het-pont-egy-terkep'),
  open(6, '/biorhythm'),
  open(6, '/shop'),
  open(4, '/payment'),
  open(4, '/personality-test'),
  open(3, '/login'),
  open(3, '/faq'),
  {
    share: 24,
    run: ({ send, newDate }) => send('GET', `/kronoworksheet/visitor?date=${newDate()}`),
  },
  {
    share: 6,
    run: ({ send }) => send('GET', `/search?q=${encodeURIComponent(`${nextSearch()}`)}`),
  },
]

/** A page of a signed-in browser asks who reads it. */
async function openAsMember({ send }: Browser, path: string) {
  await send('GET', path)
  await send('GET', '/api/user/me')
}

const openOwn = (share: number, path: string): Act => ({
  share,
  run: (browser) => openAsMember(browser, path),
})

/** Members look at their own pages, and sign in again once in twenty pages. */
export const membersActs = (isSubscriber: boolean): readonly Act[] => [
  { share: 5, run: ({ signIn }) => signIn() },
  openOwn(15, '/'),
  openOwn(20, '/kronoworksheet'),
  {
    share: 15,
    run: (browser) =>
      openAsMember(browser, `/kronoworksheet?activetab=1&name=Hanna&date=${browser.newDate()}`),
  },
  openOwn(10, '/profile'),
  openOwn(5, '/my-analyses'),
  openOwn(10, '/blog'),
  {
    share: 5,
    run: (browser) => openAsMember(browser, `/search?q=${encodeURIComponent(`${nextSearch()}`)}`),
  },
  {
    share: 5,
    async run(browser) {
      await openAsMember(browser, '/payment')
      await browser.send('POST', '/api/payment/quote', { product: 'analysis-long' })
    },
  },
  ...(isSubscriber ? ofSubscribers : []),
]

const ofSubscribers: readonly Act[] = [
  {
    share: 6,
    async run(browser) {
      await openAsMember(browser, '/mydatabase')
      await browser.send('GET', '/api/user/registered-dates?pageSize=25')
    },
  },
  {
    share: 4,
    run: ({ send, newDate }) =>
      send('POST', '/api/user/addRegisteredDate', { name: 'Kovács Hanna', date: newDate() }),
  },
]

import { randomBytes } from 'node:crypto'
import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, until } from '../lib/assert.ts'
import { openBrowser } from '../lib/browser.ts'
import { createEntry, inPanel } from '../lib/panel.ts'
import { newSubscriber } from '../lib/paying.ts'
import { call, mailsTo, newEmail, newPerson, signIn, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Would say so if it ran. */
const ran = 'document.documentElement.dataset.ran="yes"'
const scripts = [
  `<script>${ran}</script>`,
  `<img src=x onerror='${ran}'>`,
  `"><svg onload='${ran}'>`,
  `';${ran};'`,
  `</script><script>${ran}</script>`,
]

/** Pages with a member's and an editor's texts, in a browser in which any of them would be noticed. */
async function noScriptRuns(product: Product) {
  const member = await newSubscriber(product)
  for (const name of scripts) {
    await member.call('POST', '/user/addRegisteredDate', { name, date: '1979-12-07' })
    await member.call('POST', '/user/update', {
      firstName: name.slice(0, 80),
      nickname: name.slice(0, 80),
    })
  }
  const slug = `kiserlet-${randomBytes(4).toString('hex')}`
  const children = [
    ...scripts.map((text) => ({ type: 'text', text })),
    { type: 'link', url: `javascript:${ran}`, children: [{ type: 'text', text: 'x' }] },
  ]
  const id = await createEntry(product, 'api::description.description', {
    slug,
    title: scripts[0],
    content: [{ type: 'paragraph', children }],
  }).catch(() => undefined)
  if (id) {
    await inPanel(
      product,
      'EDITOR',
      `/content-manager/collection-types/api::description.description/${id}/actions/publish?locale=hu`,
      { method: 'POST', body: {} },
    )
  }
  const browser = await openBrowser()
  const context = await browser.newContext()
  try {
    // Its plan is a subscriber's only from here on; a page for another one would be left again.
    const { cookie } = await signIn(product, member.email)
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: product.env.PUBLIC_URL ?? '' }])
    const page = await context.newPage()
    const places = [
      '/mydatabase',
      '/profile',
      '/kronoworksheet',
      `/description/${slug}`,
      `/kronoworksheet/visitor?date=1984-06-12&name=${encodeURIComponent(scripts[1] ?? '')}`,
      `/login?redirectUrl=${encodeURIComponent(`javascript:${ran}`)}`,
    ]
    let links = 0
    for (const place of places) {
      await page.goto(`${product.env.PUBLIC_URL}${place}`, { waitUntil: 'load' })
      const state = await page.evaluate(() => ({
        ran: document.documentElement.dataset.ran,
        links: Array.from(document.querySelectorAll('a'), ({ protocol }) => protocol),
      }))
      assertThat(state.ran === undefined, `a script ran on ${place}`)
      assertThat(!state.links.includes('javascript:'), `a link of script on ${place}`)
      links += state.links.length
    }
    return `${scripts.length} scripts on ${places.length} pages in a browser, none ran; ${links} links, none of script`
  } finally {
    await context.close()
  }
}

async function inertEmails(product: Product) {
  const name = `<b>x</b><script>${ran}</script>`
  const { email } = await signUp(product, { firstName: name, lastName: '<img src=x onerror=1>' })
  const [mail] = await until('a letter', async () => {
    const mails = await mailsTo(product, email)
    return mails.length > 0 && mails
  })
  assertThat(
    mail && !/<script|<img src=x|onerror=1>/i.test(mail.html),
    'markup of a name in a letter',
  )
  return 'a name of markup is text in the letter'
}

async function mailHeaders(product: Product) {
  const tries = [
    'a\r\nBcc: evil@people.example',
    'a\nSubject: x',
    '\u2028x',
    'a\0b',
    '=?utf-8?q?x?=\r\nX: y',
  ]
  const statuses: number[] = []
  for (const firstName of tries) {
    const { email, answer } = await signUp(product, { firstName })
    statuses.push(answer.status)
    if (answer.status >= 400) continue
    const [mail] = await until('a letter', async () => {
      const mails = await mailsTo(product, email)
      return mails.length > 0 && mails
    })
    const names = mail?.headers.map(({ key }) => key.toLowerCase()) ?? []
    assertThat(
      !names.includes('bcc') && !names.includes('x'),
      `${JSON.stringify(firstName)} made a header`,
    )
  }
  for (const email of [
    'a@people.example\r\nBcc: b@people.example',
    'a@people.example,b@people.example',
    '<a@people.example>',
    `"x"\n${newEmail()}`,
  ]) {
    const { status } = await call(product, 'POST', '/user/signup', {
      body: { email, password: 'Kék-bicikli 7', birthDate: '1984-06-12', privacyPolicy: true },
    })
    assertThat(status === 400, `${JSON.stringify(email)} as an address: ${status}`)
  }
  return `${tries.length} names (${statuses.join(', ')}) and 4 addresses, no header made`
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What a member may call a picture. */
async function profilePictures(product: Product) {
  const member = await newPerson(product)
  const send = (name: string, type: string, content: Buffer) => {
    const head = `--b\r\nContent-Disposition: form-data; name="picture"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
    return ask(product.site, '/api/user/upload-profile-pic', {
      method: 'POST',
      cookie: member.cookie,
      body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
  }
  const bad: [string, string, string | Buffer][] = [
    [
      'x.svg',
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg"><script>${ran}</script></svg>`,
    ],
    ['x.png', 'image/png', `<html><script>${ran}</script></html>`],
    ['x.html', 'text/html', '<h1>x</h1>'],
    ['x.gif', 'image/gif', 'GIF89a<script>'],
    ['../../x.js', 'image/png', ran],
  ]
  for (const [name, type, content] of bad) {
    const { status } = await send(name, type, Buffer.from(content))
    assertThat([400, 413, 415].includes(status), `${name}: ${status}`)
  }
  const polyglot = Buffer.concat([pixel, Buffer.from(`<script>${ran}</script>`)])
  const kept = await send('x.png', 'image/png', polyglot)
  if (kept.status === 200) {
    const url = /"pictureUrl":"([^"]+)"/.exec(kept.text)?.[1] ?? ''
    const picture = await ask(product.site, url)
    assertThat(picture.status === 200, `the picture: ${picture.status}`)
    assertThat(!picture.text.includes('<script>'), 'it was not made anew')
    assertThat(/^image\//.test(String(picture.headers['content-type'])), 'it is no picture')
  }
  return `${bad.length} files refused; a picture with a script behind it: ${kept.status}, without the script`
}

export const scriptsInTexts = about('Browser', [
  {
    claim: 'no script runs from texts',
    what: 'scripts in names, links and texts of the cms, in a browser',
    run: noScriptRuns,
  },
  { claim: 'no script runs from texts', what: 'markup in names of letters', run: inertEmails },
  {
    claim: 'uploads are made anew or refused',
    what: "a member's picture that is none",
    run: profilePictures,
  },
  {
    claim: 'headers of letters cannot be injected',
    what: 'line ends in names and addresses',
    run: mailHeaders,
  },
])

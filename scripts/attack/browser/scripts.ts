import { randomBytes } from 'node:crypto'
import { about } from '../check.ts'
import { assertThat } from '../lib/assert.ts'
import { openBrowser } from '../lib/browser.ts'
import { publishDescription } from '../lib/panel.ts'
import { newSubscriber } from '../lib/paying.ts'
import { signIn } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Leaves a mark on the page when it runs. */
const markScript = 'document.documentElement.dataset.ran="yes"'
const scripts = [
  `<script>${markScript}</script>`,
  `<img src=x onerror='${markScript}'>`,
  `"><svg onload='${markScript}'>`,
  `';${markScript};'`,
  `</script><script>${markScript}</script>`,
]

/** Opens pages with texts of a member and of an editor in a browser, which would run a script in any of them. */
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
  const children = scripts.map((text) => ({ type: 'text', text }))
  await publishDescription(product, {
    slug,
    title: scripts[0],
    content: [{ type: 'paragraph', children }],
  })
  const browser = await openBrowser()
  const context = await browser.newContext()
  try {
    // Signs in again: the session has the subscriber's tier only after this, and pages of another tier redirect.
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
      `/login?redirectUrl=${encodeURIComponent(`javascript:${markScript}`)}`,
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

export const scriptsInTexts = about('Browser', [
  {
    claim: 'no script runs from texts',
    what: 'scripts in names, links and texts of the cms, in a browser',
    run: noScriptRuns,
  },
])

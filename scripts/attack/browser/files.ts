import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { passTime, stopAt } from '../lib/clock.ts'
import { newAnalysisBuyer } from '../lib/paying.ts'
import { demoMember } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

async function csv(product: Product) {
  const member = await demoMember(product, 'yearly')
  const formulas = [
    '=HYPERLINK("http://evil.example","x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    ' =cmd|x',
    '=1;2,"3"',
  ]
  for (const name of formulas)
    await member.call('POST', '/user/addRegisteredDate', { name, date: '1979-12-07' })
  const answer = await member.call('GET', '/mydatabase-csv')
  assertThat(answer.status === 200, `csv: ${answer.status}`)
  const cells = answer.text
    .split(/\r?\n/)
    .flatMap((line) => line.split(/[;,]/))
    .map((cell) => cell.replace(/^\ufeff?"?/, ''))
  const live = cells.filter((cell) => /^\s*[=+@-]/.test(cell) && !/^-?\d/.test(cell))
  assertThat(live.length === 0, `a formula: ${live[0]}`)
  assertThat(/attachment/.test(String(answer.headers['content-disposition'])), 'not an attachment')
  return `${formulas.length} formulas as names, none runs`
}

async function downloads(product: Product) {
  const buyer = await newAnalysisBuyer(product)
  const { analysis } = jsonOf<{ analysis: { orderId: string } }>(
    await buyer.call('GET', `/analysis/${buyer.analysis}`),
  )
  const made = await buyer.call('POST', `/order/${analysis.orderId}/download-link`, {})
  assertThat(made.status === 201, `no link: ${made.status} ${made.text}`)
  const { token, expiresAt } = jsonOf<{ token: string; expiresAt: string }>(made)
  assertThat(token.length >= 40, `a token of ${token.length} characters`)
  const at = `/api/analysis/download/${token}`
  const first = await ask(product.site, at)
  assertThat(first.status === 200, `download: ${first.status}`)
  assertThat(
    /private|no-store/.test(String(first.headers['cache-control'])),
    `${first.headers['cache-control']}`,
  )
  assertThat(
    /noindex/.test(String(first.headers['x-robots-tag'] ?? '')) ||
      /no-referrer/.test(String(first.headers['referrer-policy'])),
    'its address is told on',
  )
  for (const guess of [
    token.slice(0, -1),
    `${token}x`,
    token.toLowerCase(),
    token.split('').reverse().join(''),
  ]) {
    if (guess === token) continue
    assertThat(
      (await ask(product.site, `/api/analysis/download/${guess}`)).status === 404,
      'a guess is answered',
    )
  }
  const end = Date.parse(expiresAt)
  await stopAt(product, new Date(end - 1))
  const before = await ask(product.site, at)
  await stopAt(product, new Date(end))
  const after = await ask(product.site, at)
  await passTime(product, 0)
  assertThat(
    before.status === 200 && after.status === 410,
    `${before.status} before, ${after.status} after its end`,
  )
  return `${token.length} characters, ${before.status} a moment before its end, ${after.status} at it, private`
}

export const downloadedFiles = about('Browser', [
  {
    claim: 'download links cannot be guessed',
    what: 'a download link guessed, and at its end',
    when: 'last',
    run: downloads,
  },
  { claim: 'CSV files are inert', what: 'formulas as names of saved dates', run: csv },
])

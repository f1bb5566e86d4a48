import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { about } from '../check.ts'
import { assertThat, until } from '../lib/assert.ts'
import { newSubscriber } from '../lib/paying.ts'
import { logsOf, type Product } from '../lib/product.ts'
import { tablesWith } from '../lib/tables.ts'

/** A member who left traces everywhere; the marks stand in all of their data. */
async function withTraces(product: Product) {
  const mark = `Zsofia${randomBytes(5).toString('hex')}`
  const person = await newSubscriber(product, { firstName: mark, lastName: `${mark}né` })
  const tell = (path: string, body: object) => person.call('POST', path, body)
  const one = { name: `${mark} Béla`, date: '1979-12-07' }
  await tell('/user/update', {
    nickname: mark,
    phone: '+36 30 765 4321',
    billingInformation: { fullName: mark, city: mark, address: `${mark} utca 1.` },
  })
  await tell('/user/addRegisteredDate', one)
  await tell('/user/addDateGroup', { name: mark })
  await tell('/share/create', { people: [one] })
  await tell('/invitation/create', { name: mark })
  await tell('/relationship-list/add', { people: [one] })
  await tell('/calendar/create', { cycles: ['physical'] })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format()
  await person.call('PUT', `/felt-day/${today}`, { mind: 2, word: mark })
  await person.call('PUT', '/felt-reminder/mine', { hour: 18 })
  await tell('/payment/checkout', {
    product: 'analysis-short',
    people: [one],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  return { person, mark, traces: [mark, person.email] }
}

async function exported(product: Product) {
  const { person, mark, traces } = await withTraces(product)
  const found = await tablesWith(product, traces)
  const answer = await person.call('GET', '/user/export')
  assertThat(answer.status === 200, `export: ${answer.status}`)
  const rows = Object.values(found).flat()
  assertThat(rows.length >= 6, `only ${rows.length} rows have a trace`)
  const texts = new Set(
    rows.flatMap((row) =>
      Object.values(row).filter(
        (value): value is string =>
          typeof value === 'string' && value.includes(mark) && value.length < 100,
      ),
    ),
  )
  const missing = [...texts].filter(
    (text) =>
      !answer.text.includes(text) &&
      !answer.text.includes(JSON.stringify(text).slice(1, -1)) &&
      !/^[[{]/.test(text) &&
      !/[:/]/.test(text),
  )
  assertThat(missing.length === 0, `not in the export: ${missing.slice(0, 3).join(' · ')}`)
  assertThat(!/\$2[aby]\$|"password"|_hash/.test(answer.text), 'the export tells a hash')
  return `${Object.keys(found).length} tables, ${rows.length} rows, ${texts.size} texts: all in the export`
}

/** Every file below a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
}

async function erased(product: Product) {
  const { person, traces } = await withTraces(product)
  const before = Object.keys(await tablesWith(product, traces))
  const answer = await person.call('DELETE', '/user/delete-user', { password: person.password })
  assertThat(answer.status === 200, `erasure: ${answer.status} ${answer.text}`)
  const tables = await until(
    'the last letter to leave',
    async () => {
      const left = await tablesWith(product, traces)
      return left.outgoing_mails ? false : left
    },
    60_000,
  )
  // What stays by law: the receipt, in its own table.
  const { receipts: _, ...others } = tables
  assertThat(Object.keys(others).length === 0, `still in ${Object.keys(others).join(', ')}`)
  const folders = [
    path.dirname(product.env.DATABASE_FILE ?? product.folder),
    product.env.PUBLIC_FOLDER ?? '',
  ]
  const lawful = tables.receipts ?? []
  const words = traces.filter((trace) => !JSON.stringify(lawful).includes(trace))
  const filesNow = () => [...new Set([...folders.flatMap(filesIn), ...logsOf(product)])]
  const holding = () =>
    filesNow().filter((file) => {
      const bytes = readFileSync(file)
      return words.some((word) => bytes.includes(word))
    })
  // The log of writes is emptied every fifteen seconds (operating, "Personal data").
  const startedAt = Date.now()
  while (holding().length > 0 && Date.now() - startedAt < 60_000) await pause(500)
  const left = holding()
  assertThat(
    left.length === 0,
    `still in the file ${left.map((file) => path.basename(file)).join(', ')}`,
  )
  assertThat(words.length > 0, 'nothing to search for')
  const files = filesNow()
  return `${before.length} tables before, none after but ${lawful.length} receipts; ${files.length} files searched`
}

export const personalData = about('Data', [
  {
    claim: 'Export and erasure are complete',
    what: 'the export, against every row with a trace of somebody',
    run: exported,
  },
  {
    claim: 'Export and erasure are complete',
    what: 'an erased member searched for in every table, file and log',
    when: 'alone',
    run: erased,
  },
])

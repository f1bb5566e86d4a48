import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { metrics } from '@krono/contract'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { parse } from 'yaml'

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { targets: { expr: string }[] }[] }

const operating = (name: string) =>
  readFileSync(path.join(__dirname, '../../../docs/operating', name), 'utf8')

const rules = (parse(operating('prometheus-rules.yml')) as Rules).groups.flatMap((one) => one.rules)
const { panels } = JSON.parse(operating('grafana-dashboard.json')) as Dashboard
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const table: Record<string, { name: string; kind: string; labels?: readonly string[] }> = metrics
const ours = Object.values(table)
const seriesOf = ({ name, kind }: { name: string; kind: string }) =>
  kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name]

/** Names of metrics in an expression; the metrics of a process are those of prom-client. */
const namesIn = (expressions: readonly string[]) =>
  new Set(expressions.join('\n').match(/\b(krono|nodejs|process)_\w+/g))

async function known() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const ofProcess = await register.getMetricsAsJSON()
  return new Set([...ours.flatMap(seriesOf), ...ofProcess.map(({ name }) => name)])
}

test('every metric in an alert rule or on the dashboard exists', async () => {
  const all = await known()
  const used = [...namesIn([...rules.map(({ expr }) => expr), ...shown])]
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !all.has(name))).toEqual([])
})

test('every label in them exists', () => {
  const labels = new Set([
    'service',
    'instance',
    'job',
    'le',
    ...ours.flatMap((one) => one.labels ?? []),
  ])
  const text = [...rules.map(({ expr }) => expr), ...shown].join('\n')
  const used = [...text.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label)
  const grouped = [...text.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  )
  expect([...used, ...grouped].filter((label) => !labels.has(label))).toEqual([])
})

test('the dashboard shows every metric of ours', () => {
  const names = namesIn(shown)
  const missing = ours.filter((metric) => !seriesOf(metric).some((name) => names.has(name)))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every alert says what it means and what to do, and no other is described', () => {
  const sections = operating('alerts.md').split(/^## /m).slice(1)
  const alerts = sections.filter((text) => !text.startsWith('Set up'))
  expect(alerts.map((text) => text.slice(0, text.indexOf('\n'))).sort()).toEqual(
    rules.map(({ alert }) => alert).sort(),
  )
  const words = [/\*\*Meaning\*\* \((page|ticket)\)/, /\*\*look\*\*/i, /\*\*do\*\*/i]
  expect(alerts.filter((text) => !words.every((word) => word.test(text)))).toEqual([])
})

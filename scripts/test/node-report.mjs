/**
 * A reporter of Node's test runner that prints only the totals, as JSON. Node 20 loads it before the TypeScript loader.
 *
 * @param {AsyncIterable<{ type: string, data: { skip?: unknown, todo?: unknown, details?: { type?: string } } }>} events
 */
export default async function* sums(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for await (const { type, data } of events) {
    if (data.details?.type === 'suite') continue
    if (type === 'test:fail') counts.failed += 1
    if (type === 'test:pass') counts[data.skip || data.todo ? 'skipped' : 'passed'] += 1
  }
  yield JSON.stringify(counts)
}

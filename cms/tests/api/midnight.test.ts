import { describe, expect, test } from '@jest/globals'
import { runCode } from '../support/run-program'
import { everyCms } from '../support/running'
import { querySandbox } from '../support/sandbox'

const hour = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Budapest',
  hour: 'numeric',
  hourCycle: 'h23',
})

describe.each(everyCms())('around midnight on %s', (_name, cms) => {
  test('run the tests, the cms and its Stripe, at any time of day', async () => {
    const stripes = await querySandbox<{ now: number }>(cms, 'clock')
    const { output } = await runCode('console.log(Date.now())', cms.env)
    const clocks = [Date.now(), stripes.now * 1000, Number(output)]
    for (const clock of clocks) expect(['23', '00']).toContain(hour.format(clock))
    expect(Math.max(...clocks) - Math.min(...clocks)).toBeLessThan(10_000)
  })
})

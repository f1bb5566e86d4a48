import { once } from 'node:events'
import { about } from '../check.ts'
import { assertThat, mapLimited, statusesOf } from '../lib/assert.ts'
import { newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

async function drains(product: Product) {
  const people = await mapLimited(Array.from({ length: 4 }), 2, () => newPerson(product))
  const open = people.flatMap((person) =>
    Array.from({ length: 5 }, () => person.call('GET', '/user/export')),
  )
  const slow = people.map((person) =>
    person.call('POST', '/user/updatePassword', {
      currentPassword: person.password,
      newPassword: 'Zöld-bicikli 8',
    }),
  )
  const ended = once(product.service.program.child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 30))
  product.service.program.child.kill('SIGTERM')
  const answers = await Promise.all([...open, ...slow])
  const [code, signal] = await ended
  await product.restartCms()
  const lost = answers.filter(({ status }) => ![200, 201, 403, 503].includes(status))
  assertThat(lost.length === 0, `cut off: ${statusesOf(lost)}`)
  assertThat(code === 0 || signal === 'SIGTERM', `it ended with ${code ?? signal}`)
  return `${answers.length} open calls: ${statusesOf(answers)}; ended with ${code ?? signal}`
}

export const drain = about('Faults', [
  { claim: 'SIGTERM drains', what: 'SIGTERM among open calls', when: 'last', run: drains },
])

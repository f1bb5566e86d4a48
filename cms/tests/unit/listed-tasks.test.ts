import { expect, test } from '@jest/globals'
import { adminLists } from '@krono/contract'
import { taskKinds } from '../../src/platform/tasks/kinds'

test('the list of tasks can be filtered by every kind, except e-mails', () => {
  const kinds = Object.keys(taskKinds).filter((kind) => kind !== 'sendLetter')
  expect([...adminLists.tasks.columns.task.of].sort()).toEqual(kinds.sort())
})

import { expect, test } from '@jest/globals'
import { wordsOf } from '@/base/words/translations'
import { analysisKinds, productOfAnalysis } from '@/lib/contract/analysis-kinds'
import { describeEvent } from './describe-event'

test.each(analysisKinds)('describes an analysis: %s', (kind) => {
  const facts = { kind, state: 'ready' }
  const { details } = describeEvent({
    id: 'x',
    at: 'x',
    group: 'analyses',
    what: 'analysis',
    facts,
  })
  expect(details).toEqual([
    wordsOf('admin.lists.options').product[productOfAnalysis(kind)],
    wordsOf('admin.people.timeline').states.ready,
  ])
})

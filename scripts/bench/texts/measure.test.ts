import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  sentencesOf,
  sharedWith,
  similesIn,
  smallestPortion,
  wordsBeyond,
  wordsOf,
} from './measure.ts'

test('a word is a run of letters of any script', () => {
  assert.equal(wordsOf('Ágnes 23 éve – вот так!'), 4)
  assert.equal(wordsOf('… 12 – !'), 0)
})

test('a sentence about another person with other numbers is the same', () => {
  assert.deepEqual(sentencesOf('A szíved energiája 72, mint Annáé. Jó nap!'), [
    'A szíved energiája #, mint #.',
    'Jó nap!',
  ])
  const [one] = sentencesOf('Ma Anna 12 pontot kapott.')
  assert.deepEqual(sentencesOf('Ma Béla 7 pontot kapott.'), [one])
})

test('shared words are counted by whole sentences', () => {
  const one = ['Egy két három. Négy öt.']
  assert.equal(sharedWith(one, ['Egy két három.']), 60)
  assert.equal(sharedWith(one, ['Egy két.']), 0)
  assert.equal(sharedWith([], one), 0)
  assert.equal(wordsBeyond(one, ['Egy két három.']), 2)
})

test('the smallest portion is of a person or of a pair', () => {
  const portions = [
    { about: 'person', paragraphs: ['a b c', 'd'] },
    { about: 'person', paragraphs: ['a b'] },
    { about: 'pair', paragraphs: ['a'] },
    { about: undefined, paragraphs: [] },
  ] as const
  assert.equal(smallestPortion(portions, 'person'), 2)
  assert.equal(smallestPortion(portions, 'pair'), 1)
  assert.equal(smallestPortion(portions.slice(0, 2), 'pair'), undefined)
})

test('similes are counted by paragraph', () => {
  assert.equal(similesIn(['Olyan, mint a tó.', 'Mintás.', 'Minta.', 'Mint.'], 'hun'), 50)
  assert.equal(similesIn(['It is like rain.', 'A likely day.'], 'eng'), 50)
  assert.equal(similesIn(['Тихо, как в доме.', 'Какой день.'], 'rus'), 50)
})

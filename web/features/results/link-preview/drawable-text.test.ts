import { expect, test } from '@jest/globals'
import { drawableText } from './drawable-text'

test.each([
  ['Őrült űrhajó – „árvíztűrő”', 'Őrült űrhajó – „árvíztűrő”'],
  ['Семь чисел, ёж', 'Семь чисел, ёж'],
  ['Dvořák', 'Dvorák'],
  ['Moon 🌙 and 太陽 sun', 'Moon and sun'],
  ['a\u00ads\u200bd\n e', 'asd e'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn)
})

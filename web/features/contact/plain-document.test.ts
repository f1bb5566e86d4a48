import { expect, test } from '@jest/globals'
import { plainDocument } from './plain-document'

const typed = ['<b>Ágnes</b>', 'a@b.hu', '"</pre><script>alert(1)</script>']

test('of a message that has come nothing is said again', () => {
  expect(plainDocument({ typed })).toContain('Megkaptuk az üzeneted')
  expect(plainDocument({ typed })).not.toContain('a@b.hu')
})

test('of one that was refused all that was typed stands there, as text', () => {
  const html = plainDocument({ faults: ['Neved: <hiányzik>'], typed })
  expect(html).toContain('<p>Neved: &lt;hiányzik&gt;</p>')
  expect(html).toContain('&lt;b&gt;Ágnes&lt;/b&gt;\na@b.hu\n&quot;&lt;/pre&gt;&lt;script&gt;')
  expect(html).not.toMatch(/<script|<b>/)
})

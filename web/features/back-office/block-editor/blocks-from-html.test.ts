/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { blocksFromHtml } from './blocks-from-html'
import { blocksFromText } from './blocks-from-text'

const words = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const item = (text: string) => ({ type: 'list-item', children: [words(text)] })

test.each([
  [
    '<p>a <b>b</b></p><div>c</div>',
    [paragraph(words('a '), words('b', { bold: true })), paragraph(words('c'))],
  ],
  ['<b style="font-weight:normal"><p>a</p></b>', [paragraph(words('a'))]],
  [
    '<span style="font-weight:700;font-style:italic">a</span>',
    [paragraph(words('a', { bold: true, italic: true }))],
  ],
  [
    '<h1>a</h1><h4>b</h4>',
    [
      { type: 'heading', level: 2, children: [words('a')] },
      { type: 'heading', level: 3, children: [words('b')] },
    ],
  ],
  [
    '<ul><li><p>a</p></li><li>b<ol><li>c</li></ol></li></ul>',
    [{ type: 'list', format: 'unordered', children: [item('a'), item('b'), item('c')] }],
  ],
  [
    '<blockquote><p>a</p><p>b</p></blockquote>',
    [{ type: 'quote', children: [words('a'), words('\n'), words('b')] }],
  ],
  ['<p>\n  a <br> b\n</p>', [paragraph(words('a'), words('\n'), words('b'))]],
  [
    '<a href="https://krono.example">a</a>',
    [paragraph({ type: 'link', url: 'https://krono.example', children: [words('a')] })],
  ],
  ['<a href="javascript:alert(1)">a</a>', [paragraph(words('a'))]],
  ['<table><tr><td>a</td><td>b</td></tr></table>', [paragraph(words('a')), paragraph(words('b'))]],
  ['<style>p{}</style><script>1</script><img src="https://x.example/1.png"> ', []],
])('of the pasted %s the e-mail has %j', (html, blocks) => {
  expect(blocksFromHtml(html)).toEqual(blocks)
})

test('pasted lines are paragraphs', () => {
  expect(blocksFromText('a\r\nb\n\n\nc')).toEqual([paragraph(words('a\nb')), paragraph(words('c'))])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenComposes, twinsIn } from './css-twins.ts'

const model = '.a { display: grid; gap: 1rem; color: red }'

const seconds: [string, string, number][] = [
  ['the same in another order', '.b { color: red; display: grid; gap: 1rem }', 1],
  ['the same in other spaces', '.b{display:grid;gap:\n 1rem;color:red}', 1],
  [
    'the same inside a media query',
    '@media print { .b { display: grid; gap: 1rem; color: red } }',
    1,
  ],
  ['the same below another rule', '.b { .c { display: grid; gap: 1rem; color: red } }', 1],
  ['one value of its own', '.b { display: grid; gap: 2rem; color: red }', 0],
  ['one declaration more', '.b { display: grid; gap: 1rem; color: red; margin: 0 }', 0],
  ['weight of its own', '.b { display: grid; gap: 1rem; color: red !important }', 0],
]

for (const [title, css, expected] of seconds) {
  test(`beside a rule: ${title}`, () => {
    const sheets = [
      { file: 'a.css', css: model },
      { file: 'b.css', css },
    ]
    assert.equal(twinsIn(sheets).length, expected)
  })
}

test('two declarations may be repeated', () => {
  const css = '.a { display: grid; gap: 1rem } .b { display: grid; gap: 1rem }'
  assert.deepEqual(twinsIn([{ file: 'a.css', css }]), [])
})

test('each place is named, with the at-rules around it', () => {
  const css = `${model}\n@media print {\n.b { display: grid; gap: 1rem; color: red }\n}`
  assert.deepEqual(twinsIn([{ file: 'a.css', css }]), [
    {
      declarations: 'color: red; display: grid; gap: 1rem',
      places: ['a.css:1 .a', 'a.css:3 @media print .b'],
    },
  ])
})

test('only a rule of a single class may compose others', () => {
  const css = `.a { composes: b } .c,\n.d { composes: b } .a ol { composes: b } .a > a { composes: b }
.a:hover { composes: b } .e { color: red; .f { composes: b } }`
  assert.deepEqual(brokenComposes([{ file: 'a.css', css }]), [
    'a.css:2 .a ol',
    'a.css:2 .a > a',
    'a.css:3 .a:hover',
  ])
})

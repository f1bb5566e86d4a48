import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeMutants, withMutant } from './make-mutants.ts'

/** Each piece of code and what it becomes, one after another. */
const cases: [code: string, ...becomes: string[]][] = [
  [
    'if (a > 1) go()',
    'if (true) go()',
    'if (false) go()',
    'if (a >= 1) go()',
    'if (a > 0) go()',
    'if (a > 1) {}',
  ],
  ['while (isOn) {}', 'while (false) {}'],
  ['const a = b ? c : d', 'const a = true ? c : d', 'const a = false ? c : d'],
  ['const a = b && c', 'const a = b', 'const a = c'],
  ['const a = b || c', 'const a = b', 'const a = c'],
  ['const a = b ?? c', 'const a = b'],
  ['const a = b === c', 'const a = b !== c'],
  ['const a = b + c', 'const a = b - c'],
  ['const a = !b', 'const a = b'],
  ['const a = 0', 'const a = 1'],
  ['const a = 1', 'const a = 0'],
  ['const a = 30', 'const a = 30 * 10'],
  ['const a = true', 'const a = false'],
  ["const a = 'x'", "const a = ''"],
  ["const a = ''", "const a = 'other'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ['const a = `x${b}`', "const a = ''"],
  ['const a = { b, ...c }', 'const a = { ...{}, ...c }', 'const a = { b, ...{} }'],
  ['const a = [b, c]', 'const a = [...[], c]', 'const a = [b, ...[]]'],
  ['const a = b.some(c)', 'const a = b.every(c)'],
  ['const a = Math.min(b, c)', 'const a = Math.max(b, c)'],
  ['const a = z.min(b)'],
  ['const a = b.filter(c)', 'const a = b'],
  ['const a = b?.filter(c)'],
  ['const a = /^x/', 'const a = /x/'],
  ['function f({ a = 2 }) {}', 'function f({ a = 2 * 10 }) {}'],
  // Nothing that anybody could notice, or what the compiler reads alone.
  ["'use client'"],
  ["import a from 'b'"],
  ["export { a } from 'b'"],
  ["type A = 'x' | 1"],
  ["const a = import('b')"],
  ["throw new Error('only developers read it')"],
  ["const { 'x-y': a } = b"],
  ['[a, b] = c', '{}'],
]

for (const [code, ...becomes] of cases) {
  test(`${code} becomes ${becomes.length} others`, () => {
    const { mutants } = makeMutants('a.ts', code)
    assert.deepEqual(
      mutants.map((mutant) => withMutant(code, mutant)),
      becomes,
    )
  })
}

test('a change says where it stands', () => {
  const { mutants } = makeMutants('web/a.ts', '// one\n\n  const a = 7\n')
  assert.deepEqual(mutants, [
    {
      file: 'web/a.ts',
      id: 'web/a.ts#0',
      start: 20,
      end: 21,
      place: 'expression',
      was: '7',
      becomes: '7 * 10',
      line: 3,
      around: 'const a = 7',
    },
  ])
})

test('drawings are read as well', () => {
  const { mutants } = makeMutants('a.tsx', 'const a = <b c="d" e={f && <g />} />')
  assert.deepEqual(
    mutants.map(({ becomes }) => becomes),
    ['f', '<g />'],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import ts from 'typescript'
import { bareTextIn } from './bare-text.ts'

const types = `
interface Array<T> { length: number; pop(): T }
interface ReadonlyArray<T> { length: number; at(place: number): T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
interface String { length: number; trim(): string }
declare namespace JSX { interface Element { type: string } interface IntrinsicElements { [tag: string]: object } }
declare const is: boolean, words: string, name: string | undefined, rows: JSX.Element[], Named: () => string
declare const slot: JSX.Element | string | undefined`

function faultsOf(jsx: string, isClient: boolean): string[] {
  const files = new Map([
    ['types.d.ts', types],
    ['page.tsx', `${isClient ? "'use client'\n" : ''}export const drawn = ${jsx}`],
  ])
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, strict: true, noLib: true }
  const program = ts.createProgram([...files.keys()], options, {
    ...ts.createCompilerHost(options),
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file),
    getSourceFile: (file, target) => {
      const text = files.get(file)
      return text === undefined ? undefined : ts.createSourceFile(file, text, target, true)
    },
  })
  const source = program.getSourceFile('page.tsx')
  assert.ok(source)
  return bareTextIn(source, program.getTypeChecker()).map(({ fault }) => fault)
}

const table: [jsx: string, onServer: string[], inBrowser?: string[]][] = [
  ['<p>{is ? words : name}</p>', []],
  ['<p>{is && <b />}<span>{words}</span></p>', []],
  ['<p>text {is && <b />}</p>', []],
  ['<p>{words} <b /></p>', [], ['changes']],
  ['<p>{words + name}</p>', []],
  ['<button>{is && <b />}{is ? words : words}</button>', ['follows']],
  ['<p>{rows} text</p>', ['follows']],
  ['<p>{is && <b />}<i />text</p>', []],
  ['<p>{is && words}<b /></p>', ['optional']],
  ['<p>{is ? words : <b />}<b /></p>', ['optional']],
  ['<p>{name && <b />}<b /></p>', []],
  ["<p><b />{' '}{is && <b />}</p>", []],
  ['<p><b /><Named /></p>', ['optional']],
  ['<p>{slot}text</p>', ['follows']],
  ['<p><>{is && <b />}{words}</></p>', ['follows']],
  ['<p>{is && <>text</>}</p>', ['fragment']],
  ['<p>{is && <><b>text</b> <i /></>}</p>', []],
]

for (const [jsx, onServer, inBrowser = onServer] of table) {
  test(`faults of a translated page in ${jsx}`, () => {
    assert.deepEqual(faultsOf(jsx, false), onServer)
    assert.deepEqual(faultsOf(jsx, true), inBrowser)
  })
}

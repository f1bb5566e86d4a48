import { expect, test } from '@jest/globals'
import { isDrawableSvg } from '../../src/publishing/uploads/drawable-svg'
import { fileName } from '../../src/publishing/uploads/file-name'
import { isHarmlessSvg } from '../../src/publishing/uploads/harmless-svg'
import { kindOf, kindOfExtension, kinds } from '../../src/publishing/uploads/kinds'
import { readSvgTags } from '../../src/publishing/uploads/svg-tags'

const zip = (name: string) => `PK\u0003\u0004${'\0'.repeat(26)}${name}`
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

function isHarmless(source: string) {
  const tags = readSvgTags(source)
  return !!tags && isHarmlessSvg(tags)
}

test.each([
  ['\u00ff\u00d8\u00ff\u00e0 JFIF', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', undefined],
  ['GIF89a', 'gif'],
  ['GIF89b', undefined],
  ['\0\0\0\u001cftypavif', 'avif'],
  ['\0\0\0\u001cftypheic', undefined],
  ['\0\0\0\u001cftypisom', 'mp4'],
  ['\0\0\0\u001cftypM4A ', 'm4a'],
  ['\0\0\0\u001cftypqt  ', undefined],
  ['\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm', 'webm'],
  ['\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0088matroska', undefined],
  ['ID3\u0004', 'mp3'],
  ['\u00ff\u00fb\u0090', 'mp3'],
  ['%PDF-1.7', 'pdf'],
  [' %PDF-1.7', undefined],
  ['/*%PDF-1.7*/ alert(1)', undefined],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nA', 'vtt'],
  ['WEBVTT', 'vtt'],
  ['WEBVTTalert(1)', undefined],
  [zip('mimetypeapplication/epub+zip'), 'epub'],
  [zip('mimetypeapplication/vnd.oasis.opendocument.text'), undefined],
  [zip('word/document.xml'), undefined],
  [svg(''), 'svg'],
  [`<?xml version="1.0"?>\n<!-- made by hand -->\n${svg('')}`, 'svg'],
  ['<!DOCTYPE html><html><script src="app.js"></script></html>', undefined],
  ['<html><body></body></html>', undefined],
  ['<svgx>', undefined],
  ['alert(document.cookie)', undefined],
  ['{"a":1}', undefined],
  ['MZ\u0090', undefined],
  ['#!/bin/sh', undefined],
  ['', undefined],
  ['\0\0\0\0', undefined],
])('a file that begins with %j is stored as %s', (text, kind) => {
  expect(kindOf(Buffer.from(text, 'latin1'))).toBe(kind)
})

test('each kind has its own extensions, and no type that a browser executes', () => {
  const all = Object.values(kinds).flatMap(({ extensions }) => [...extensions])
  expect(new Set(all).size).toBe(all.length)
  for (const { mime } of Object.values(kinds))
    expect(mime).not.toMatch(/html|script|xhtml|^text\/xml/)
  expect([kindOfExtension('.JPEG'), kindOfExtension('.html')]).toEqual(['jpeg', undefined])
})

test.each([
  ['info.html', '.png', 'info.png'],
  ['photo.jpg.html', '.jpg', 'photo.jpg.jpg'],
  ['../../etc/passwd', '.pdf', 'passwd.pdf'],
  ['..\\..\\a.js', '.png', 'a.png'],
  ['gnp.\u202esj.app', '.png', 'gnp.sj.png'],
  ['a\0b.png', '.png', 'ab.png'],
  ['\ud800x.png', '.png', 'x.png'],
  ['.htaccess', '.png', 'htaccess.png'],
  ['', '.png', 'file.png'],
  ['...', '.png', 'file.png'],
  ['Őszi kép.JPG', '.jpg', 'Őszi kép.jpg'],
  ['a'.repeat(10_000), '.gif', `${'a'.repeat(120)}.gif`],
])('%j with the content of a %s is named %s', (given, extension, name) => {
  expect(fileName(given, extension)).toBe(name)
})

test.each([
  ['<path d="M0 0L9 9" fill="#fff" style="opacity:.5"/>', true],
  [
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    true,
  ],
  ['<!-- a comment --><use href="#a"/><text x="1">R&amp;B</text>', true],
  ['<script>alert(1)</script>', false],
  ['<SCRIPT>alert(1)</SCRIPT>', false],
  ['<a href="#a"><path/></a>', false],
  ['<foreignObject><body/></foreignObject>', false],
  ['<path onload="alert(1)"/>', false],
  ["<path ONCLICK='alert(1)'/>", false],
  ['<path onload=alert(1) />', false],
  ['<use href="https://evil.example/a.svg#a"/>', false],
  ['<use xlink:href="data:image/svg+xml,x"/>', false],
  ['<image href="a.png"/>', false],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', false],
  ['<style>@import "https://evil.example"</style>', false],
  ['<rect fill="url(https://evil.example/a)"/>', false],
  ['<rect style="background:u\\72l(x)"/>', false],
  ['<rect fill="&#117;rl(x)"/>', false],
  ['<![CDATA[<script>]]>', false],
  ['<?xml-stylesheet href="a.css"?>', false],
  ['<svg:script>alert(1)</svg:script>', false],
  ['<path/', false],
  ['<', false],
])('an SVG with %s is harmless: %s', (inside, isIt) => {
  expect(isHarmless(svg(inside))).toBe(isIt)
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY x "y">]>', ''],
  ['', ' onload="alert(1)"'],
  ['', ' xmlns:x="javascript:alert(1)"'],
])('an SVG that begins with %j is not harmless, %j', (before, attributes) => {
  expect(isHarmless(`${before}${svg('', attributes)}`)).toBe(false)
})

/** Each group shows the one before ten times: 10^power parts are rendered. */
const multiplied = (power: number, show: (id: string) => string) =>
  Array.from(
    { length: power },
    (_, at) => `<g id="g${at + 1}">${show(`g${at}`).repeat(10)}</g>`,
  ).join('')

const use = (id: string) => `<use href="#${id}"/>`
const line = '<path id="g0" d="M0 0h9"/>'
const nested = (depth: number) => `${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`

test.each<[string, string, boolean]>([
  ['a few parts', `${line}<g>${use('g0')}</g>`, true],
  ['a pattern and a mask', '<pattern id="p"><path/></pattern><rect fill="url(#p)"/>', true],
  ['a reference to nothing', use('nothing'), true],
  ['a thousand repetitions', `${line}${multiplied(3, use)}`, true],
  ['a hundred million repetitions', `${line}${multiplied(8, use)}`, false],
  [
    'the same by another name of the reference',
    `${line}${multiplied(8, (id) => `<use xlink:href="#${id}"/>`)}`,
    false,
  ],
  ['the same in masks', `${line}${multiplied(8, (id) => `<path mask='url( "#${id}")'/>`)}`, false],
  ['the same in styles', `${line}${multiplied(8, (id) => `<g style="fill:url(#${id})"/>`)}`, false],
  [
    'the same spelled',
    `${line}${multiplied(8, (id) => `<g fill="url(#%67${id.slice(1)})"/>`)}`,
    false,
  ],
  ['the same beside a light one of that id', `${line}${multiplied(8, use)}<g id="g7"/>`, false],
  ['itself', `<g id="a">${use('a')}</g>`, false],
  ['itself around a corner', `<g id="a">${use('b')}</g><g id="b">${use('a')}</g>`, false],
  [
    'a long chain',
    `${Array.from({ length: 9000 }, (_, at) => `<g id="a${at}">${use(`a${at + 1}`)}</g>`).join('')}`,
    false,
  ],
  ['depth', nested(98), true],
  ['too much depth', nested(9000), false],
  ['too many parts', '<path/>'.repeat(30_000), false],
  ['an unclosed tag', '<g>', false],
  ['tags across each other', '<g><text></g></text>', false],
])('an SVG with %s can be rendered: %#', (_, inside, isIt) => {
  expect(isDrawableSvg(readSvgTags(svg(inside)) ?? [])).toBe(isIt)
})

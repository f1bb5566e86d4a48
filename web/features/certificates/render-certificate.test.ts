import { describe, expect, test } from '@jest/globals'
import type { Certificate } from '@krono/contract'
import { renderCertificate } from './render-certificate'

const certificate: Certificate = {
  token: 'abc',
  courseId: 'abcdefghijklmnopqrstuvwx',
  name: 'Őszi-Nagy Árvácska Erzsébet',
  course: { title: 'Olvasd a rajzod', slug: 'olvasd-a-rajzod' },
  lessons: 7,
  minutes: 63,
  issuedAt: '2026-11-29T10:00:00.000Z',
  revokedAt: null,
  plateDate: null,
  isMine: true,
}

const setting = {
  language: 'hun',
  siteName: 'KRONO',
  url: 'https://krono.example/certificate/abc',
} as const

const render = async (change: Partial<Certificate> = {}) =>
  Buffer.from(await renderCertificate({ ...certificate, ...change }, setting)).toString('latin1')

describe('the PDF of a certificate', () => {
  test('is one tagged page with language, title and the address that proves it', async () => {
    const pdf = await render()
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/gu)).toHaveLength(1)
    expect(pdf).toContain('/Lang (hu)')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('/S /H1')
    expect(pdf).toContain('https://krono.example/certificate/abc')
  })

  test('is the same for the same certificate, and different with a plate', async () => {
    expect(await render()).toBe(await render())
    expect(await render({ plateDate: '1984-06-12' })).not.toBe(await render())
  })

  test.each(['А. Толстой', '<b>'.repeat(60), 'x'.repeat(160), '子'])(
    'has room for the name %s',
    async (name) => expect((await render({ name })).match(/\/Type \/Page\b/gu)).toHaveLength(1),
  )
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { personalTable, personalUids } from '../../src/members/personal-data/personal-tables'
import { contentTypes } from '../../src/platform/lib/content-types'
import {
  isVersionedRow,
  type Versioning,
  versionedTypes,
  versionedUids,
} from '../../src/publishing/versions/versioned-types'
import { cmsFolder } from '../support/environment'

const folder = path.join(cmsFolder, 'src/api')
const schemaOf = (name: string) => path.join(folder, name, 'content-types', name, 'schema.json')
const present = readdirSync(folder).filter((name) => existsSync(schemaOf(name)))

describe('of what there is', () => {
  test('every content type is listed as with or without stored versions', () => {
    expect(present.length).toBeGreaterThan(40)
    expect(Object.keys(versionedTypes).sort()).toEqual(
      present.map((name) => `api::${name}.${name}`).sort(),
    )
  })

  test('everything that editors write has versions, and nothing else', () => {
    const written = contentTypes.filter((row) => !('isRecord' in row)).map(({ uid }) => uid)
    expect([...versionedUids].sort()).toEqual(written.sort())
    for (const versioning of Object.values<Versioning>(versionedTypes))
      if (!versioning.hasVersions) expect(versioning.because).toMatch(/\w{3}/)
  })

  test('no type with personal data has versions, but for rows without such data', () => {
    const ofPeople = personalUids.filter((uid) => versionedTypes[uid].hasVersions)
    for (const uid of ofPeople) {
      const versioning: Versioning = versionedTypes[uid]
      expect([uid, versioning]).toEqual([uid, { hasVersions: true, unless: personalTable(uid).by }])
    }
    expect(ofPeople).toEqual(['api::coupon.coupon'])
    expect(isVersionedRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: null })).toBe(true)
    expect(isVersionedRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: 7 })).toBe(false)
    expect(isVersionedRow('api::page.page', {})).toBe(true)
  })

  test('no type with versions leads to a table that is none of the editors’', () => {
    for (const uid of versionedUids) {
      const [, name = ''] = uid.split('.')
      const { attributes }: { attributes: Record<string, { type: string; target?: string }> } =
        JSON.parse(readFileSync(schemaOf(name), 'utf8'))
      const targets = Object.values(attributes).flatMap(({ target }) => target ?? [])
      for (const target of targets) expect(versionedUids).toContain(target)
    }
  })
})

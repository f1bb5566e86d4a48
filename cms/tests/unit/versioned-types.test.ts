import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { contentTypes } from '../../src/lib/content-types'
import { personalTable, personalUids } from '../../src/personal-data/personal-tables'
import {
  isKeptRow,
  type Keeping,
  versionedTypes,
  versionedUids,
} from '../../src/versions/versioned-types'
import { cmsFolder } from '../support/environment'

const folder = path.join(cmsFolder, 'src/api')
const schemaOf = (name: string) => path.join(folder, name, 'content-types', name, 'schema.json')
const present = readdirSync(folder).filter((name) => existsSync(schemaOf(name)))

describe('of what there is', () => {
  test('somebody has decided for every content type whether its saves are kept', () => {
    expect(present.length).toBeGreaterThan(40)
    expect(Object.keys(versionedTypes).sort()).toEqual(
      present.map((name) => `api::${name}.${name}`).sort(),
    )
  })

  test('everything that editors write is kept, and nothing else', () => {
    const written = contentTypes.filter((row) => !('isRecord' in row)).map(({ uid }) => uid)
    expect([...versionedUids].sort()).toEqual(written.sort())
    for (const keeping of Object.values<Keeping>(versionedTypes))
      if (!keeping.isKept) expect(keeping.because).toMatch(/\w{3}/)
  })

  test('no type that says something of a person is kept, but for rows that say nothing', () => {
    const ofPeople = personalUids.filter((uid) => versionedTypes[uid].isKept)
    for (const uid of ofPeople) {
      const keeping: Keeping = versionedTypes[uid]
      expect([uid, keeping]).toEqual([uid, { isKept: true, unless: personalTable(uid).by }])
    }
    expect(ofPeople).toEqual(['api::coupon.coupon'])
    expect(isKeptRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: null })).toBe(true)
    expect(isKeptRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: 7 })).toBe(false)
    expect(isKeptRow('api::page.page', {})).toBe(true)
  })

  test('no kept type leads to a table that is none of the editors’', () => {
    for (const uid of versionedUids) {
      const [, name = ''] = uid.split('.')
      const { attributes }: { attributes: Record<string, { type: string; target?: string }> } =
        JSON.parse(readFileSync(schemaOf(name), 'utf8'))
      const targets = Object.values(attributes).flatMap(({ target }) => target ?? [])
      for (const target of targets) expect(versionedUids).toContain(target)
    }
  })
})

import { expect, test } from '@jest/globals'
import { closedErrors, errors, type FeatureSwitch } from '@krono/contract'
import type { Context } from 'koa'
import whileOpen from '../../src/middlewares/while-open'
import { forgetSettings } from '../../src/platform/settings/read-settings'
import { settingUid } from '../../src/platform/settings/setting-row'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

test.each(Object.keys(closedErrors) as FeatureSwitch[])(
  '%s refuses calls while it is off',
  async (by) => {
    let passed = 0
    const ask = () =>
      whileOpen({ by }, { strapi })({} as Context, async () => {
        passed += 1
      })
    forgetSettings(strapi)
    await ask()
    expect(passed).toBe(1)
    const data = { key: by, value: 'false', changedAt: new Date() }
    await strapi.db.query(settingUid).create({ data })
    forgetSettings(strapi)
    await expect(ask()).rejects.toMatchObject({ code: closedErrors[by] })
    expect([passed, errors[closedErrors[by]].status]).toEqual([1, 409])
  },
)

import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { bucketSettings, checkBucket } from '../../src/platform/lib/bucket-settings'
import { s3Settings } from '../support/s3-server'

const schema = z.object(bucketSettings).superRefine(checkBucket)
const whole = s3Settings(9000)

const faultsOf = (settings: Record<string, string | undefined>) =>
  schema.safeParse(settings).error?.issues.map(({ path }) => path.join()) ?? []

test.each([
  ['nothing', {}],
  ['a bucket at another provider', whole],
  ['a bucket at AWS', { ...whole, S3_ENDPOINT: undefined, S3_PREFIX: undefined }],
])('%s is accepted', (_what, settings) => {
  expect(faultsOf(settings)).toEqual([])
})

test.each([
  ['S3_REGION', { ...whole, S3_REGION: undefined }],
  ['S3_ACCESS_KEY_ID', { ...whole, S3_ACCESS_KEY_ID: undefined }],
  ['S3_SECRET_ACCESS_KEY', { ...whole, S3_SECRET_ACCESS_KEY: undefined }],
  ['S3_BUCKET', { ...whole, S3_BUCKET: undefined }],
  ['S3_BUCKET', { ...whole, S3_BUCKET: 'Krono/files' }],
  ['S3_ENDPOINT', { ...whole, S3_ENDPOINT: 's3.example' }],
  ['S3_PREFIX', { ...whole, S3_PREFIX: '../other' }],
  ['S3_PREFIX', { ...whole, S3_PREFIX: 'krono/' }],
])('a fault of %s is reported under its name', (name, settings) => {
  expect(faultsOf(settings)).toEqual([name])
})

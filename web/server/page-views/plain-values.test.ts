import { expect, test } from '@jest/globals'
import { plainCampaign, plainHost, plainPath, plainReferrer } from './plain-values'
import { stepOf } from './record-answers'

test.each([
  ['www.Google.com', 'google.com'],
  ['news.example:8080', 'news.example'],
  ['localhost:3000', ''],
  ['', '-'],
  ['<script>', '-'],
])('the host %s is counted as "%s"', (host, counted) => expect(plainHost(host)).toBe(counted))

test.each([
  [['Radio', '', 'Ősz'], 'radio / – / ősz'],
  [['', '', ''], undefined],
  [['news', 'mail', 'kata@example.com'], 'news / mail / …'],
  [['news', 'mail', '1984-06-12'], 'news / mail / …'],
])('the campaign %j is counted as %s', (parts, counted) =>
  expect(plainCampaign(parts)).toBe(counted),
)

test.each([
  ['/wp-login.php', '/wp-login.php'],
  ['/krono/Zx81kQ0aPp3mNv6rT2wY', '/krono/…'],
  ['/profile/kata@example.com', '/profile/…'],
  ['/order/1234567', '/order/…'],
  [`/${'a/'.repeat(200)}`, `/${'a/'.repeat(99)}a`],
])('the missing page %s is counted as %s', (path, counted) => expect(plainPath(path)).toBe(counted))

test.each([
  [undefined, '-'],
  ['no address', '-'],
  ['https://www.example.org/secret?q=1', 'example.org'],
  ['http://localhost:3000/blog/first?x=1', '/blog/first'],
])('from %s is counted as %s', (referrer, counted) => expect(plainReferrer(referrer)).toBe(counted))

test.each([
  [0, '25'],
  [25, '25'],
  [26, '50'],
  [6400, '6400'],
  [6401, ''],
])('%s ms belong to the step "%s"', (ms, step) => expect(stepOf(ms)).toBe(step))

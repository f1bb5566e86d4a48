import { expect, test } from '@jest/globals'
import { withCampaign } from '../../src/library/short-links/with-campaign'

const none = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
}
const both = { ...none, utmSource: 'news', utmCampaign: 'nyári akció & más' }
const added = 'utm_source=news&utm_campaign=ny%C3%A1ri+akci%C3%B3+%26+m%C3%A1s'

test.each([
  ['/blog', none, '/blog'],
  ['/blog', both, `/blog?${added}`],
  ['/blog?', both, `/blog?${added}`],
  ['/blog?a=1&b=%20x', both, `/blog?a=1&b=%20x&${added}`],
  ['/blog#top?x', both, `/blog?${added}#top?x`],
  ['/blog#', both, `/blog?${added}#`],
  ['https://shop.example/?a=1#c', both, `https://shop.example/?a=1&${added}#c`],
  ['/blog?utm_source=own', both, `/blog?utm_source=own&${added.replace('utm_source=news&', '')}`],
])('%s with %j is %s', (target, fields, address) => {
  expect(withCampaign(target, fields)).toBe(address)
})

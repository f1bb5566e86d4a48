import { expect, test } from '@jest/globals'
import { captionsOf } from '../../src/library/videos/captions-of'

test.each([
  ['', 10, 'WEBVTT\n'],
  ['0:01 Egy', 10, 'WEBVTT\n\n00:00:01.000 --> 00:00:09.000\nEgy\n'],
  [
    '0:01 Egy\n0:03 Kettő',
    5,
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nEgy\n\n00:00:03.000 --> 00:00:05.000\nKettő\n',
  ],
  // A line with only a time ends the previous caption.
  ['0:01 Egy\n0:02', 10, 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nEgy\n'],
  // Captions after the end of the video, and captions replaced at the same second, are dropped.
  ['0:12 Késő', 10, 'WEBVTT\n'],
  ['0:01 Egy\n0:01 Kettő', 5, 'WEBVTT\n\n00:00:01.000 --> 00:00:05.000\nKettő\n'],
  ['1:00:05 Egy óra', 3700, 'WEBVTT\n\n01:00:05.000 --> 01:00:13.000\nEgy óra\n'],
  // Markup and WebVTT timings in the text are escaped.
  [
    '0:01 <b>a</b> & 0:05 --> 0:09',
    5,
    'WEBVTT\n\n00:00:01.000 --> 00:00:05.000\n&lt;b&gt;a&lt;/b&gt; &amp; 0:05 --&gt; 0:09\n',
  ],
])('%j in a video of %i seconds', (source, seconds, captions) => {
  expect(captionsOf(source, seconds)).toBe(captions)
})

import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { type PictureQuery, pictureAddress } from './picture-address'
import { pictureSizes } from './sizes'

/** Metadata of a result's page: its link preview is the picture of the result, without a birth date. */
export function sharedWith(query: PictureQuery, metadata: Metadata = {}): Metadata {
  const url = new URL(pictureAddress(query, 'landscape'), env.PUBLIC_URL).href
  const images = [{ url, ...pictureSizes.landscape, alt: translations('share')('alt') }]
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images },
    twitter: { card: 'summary_large_image', ...metadata.twitter, images },
  }
}

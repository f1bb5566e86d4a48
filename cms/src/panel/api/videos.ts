import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { admitVideo } from '../../library/videos/admit-video'

/** The one uploaded file of the body (deleted by remove-temporary-files) → the video, or `{ fault }`. */
export async function upload({ request }: Context) {
  const { film, ...others } = request.files ?? {}
  if (!film || Array.isArray(film) || Object.keys(others).length > 0)
    throw new errors.ValidationError('film')
  const taken = await admitVideo(film.filepath, film.originalFilename ?? '')
  return typeof taken === 'string' ? { fault: taken } : taken
}

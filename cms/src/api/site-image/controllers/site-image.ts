import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::site-image.site-image')

import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::index-variant.index-variant')

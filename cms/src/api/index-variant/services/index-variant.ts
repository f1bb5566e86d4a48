import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::index-variant.index-variant')

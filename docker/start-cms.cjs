// Starts the cms in its image, as `strapi start` does, without Strapi's command line: the image has only files that the
// server loads (trace-cms.mjs). CommonJS, like those files.
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')

const appDir = process.cwd()
createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start()

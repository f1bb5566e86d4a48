// An S3 server with one bucket: node s3-program.cjs <folder> <bucket> [port]. Prints its port, and `aborted` for each response
// that its client did not take to the end.
const { createServer } = require('node:http')
const S3rver = require('@20minutes/s3rver')

const [directory, bucket, port = '0'] = process.argv.slice(2)
/** Objects in a page of a list: few, so that small tests have several pages. */
const pageSize = 2

async function run() {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const handle = s3.callback()
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) console.log('aborted')
    })
    // By the clock of the tests, which Node does not use here; the client signs by this time.
    response.setHeader('Date', new Date().toUTCString())
    if (request.url.startsWith(`/${bucket}/?`)) {
      // The server computes the signature of this path differently from AWS.
      delete request.headers.authorization
      request.url += `&max-keys=${pageSize}`
    }
    handle(request, response)
  })
  server.listen(Number(port), '127.0.0.1', () => console.log(`port ${server.address().port}`))
}

run()

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { filmFile } from './film-file'
import { type Film, films } from './films'

const rate = 25
const seconds = { moving: 7, still: 1 }

// Small and understood by every browser: H.264, 4:2:0, its index in front.
const encoding =
  '-c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -movflags +faststart -an'

/** Draws a film picture by picture and lets ffmpeg write it. Throws when ffmpeg fails or is missing. */
async function makeFilm({ name, draw }: Film) {
  const input = `-y -loglevel error -f image2pipe -framerate ${rate} -c:v png -i -`
  const file = filmFile(name)
  await mkdir(path.dirname(file), { recursive: true })
  const ffmpeg = spawn('ffmpeg', [...input.split(' '), ...encoding.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  const moving = rate * seconds.moving
  for (let frame = 0; frame < moving + rate * seconds.still; frame += 1) {
    const source = Buffer.from(draw(Math.min(1, frame / (moving - 1))))
    const png = await sharp(source).png({ compressionLevel: 1 }).toBuffer()
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${name}`)
  console.log(`${name}: ${Math.round((await stat(file)).size / 1000)} kB`)
}

/** Makes the films of seed/content/films anew: `node dist/seed/films/make.js` in cms, with ffmpeg installed. */
async function makeFilms() {
  for (const film of films) await makeFilm(film)
}

makeFilms().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

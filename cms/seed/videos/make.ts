import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { libraryVideos } from './library/library-videos'
import { videoFile } from './video-file'
import { videos } from './videos'

const rate = 25

/** Seconds with and without movement in the videos of home pages. */
const home = { moving: 7, still: 1 }

type Made = {
  name: string
  seconds: number
  /** SVG source of the picture at a second. */
  draw: (second: number) => string
}

const all: readonly Made[] = [
  ...videos.map(({ name, draw }) => ({
    name,
    seconds: home.moving + home.still,
    draw: (second: number) => draw(Math.min(1, second / (home.moving - 1 / rate))),
  })),
  ...libraryVideos,
]

// Small and playable in every browser: H.264, 4:2:0, index in front; a keyframe each second, so that seeking resumes at
// once.
const encoding = [
  '-c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p',
  `-g ${rate} -keyint_min ${rate} -sc_threshold 0 -movflags +faststart -an`,
].join(' ')

/** Renders a video frame by frame and encodes it with ffmpeg. Throws if ffmpeg fails or is missing. */
async function makeVideo({ name, seconds, draw }: Made) {
  const input = `-y -loglevel error -f image2pipe -framerate ${rate} -c:v png -i -`
  const file = videoFile(name)
  await mkdir(path.dirname(file), { recursive: true })
  const ffmpeg = spawn('ffmpeg', [...input.split(' '), ...encoding.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  for (let frame = 0; frame < rate * seconds; frame += 1) {
    const source = Buffer.from(draw(frame / rate))
    const png = await sharp(source).png({ compressionLevel: 1 }).toBuffer()
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${name}`)
  console.log(`${name}: ${Math.round((await stat(file)).size / 1000)} kB`)
}

/**
 * Renders the videos of seed/content/videos again, all of them or the named ones:
 * `node dist/seed/videos/make.js library-two-people` in cms, with ffmpeg installed.
 */
async function makeVideos(names: readonly string[]) {
  for (const video of all)
    if (names.length === 0 || names.includes(video.name)) await makeVideo(video)
}

makeVideos(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const places = [
  ...(process.env.PATH ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROME_PATH, else an installed Chrome or Chromium, else the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.env.CHROME_PATH ?? places.find((place) => existsSync(place))
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']
  if (installed) return chromium.launch({ executablePath: installed, args })
  const dir = packedChromium()
  return chromium.launch({
    executablePath: path.join(dir, 'chromium'),
    args: [...args, '--disable-gpu'],
    // The package's own libraries and font, for machines without a browser installation.
    env: { ...process.env, LD_LIBRARY_PATH: path.join(dir, 'al2023/lib'), FONTCONFIG_PATH: path.join(dir, 'fonts') },
  })
}

/** Unpacks the browser of @sparticuz/chromium once per version and user of this machine. */
function packedChromium(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('no Chrome found: install one, or name it in CHROME_PATH')
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const { version } = require(path.resolve(entry, '../../package.json')) as { version: string }
  const dir = path.join(tmpdir(), `candeia-chromium-${version}-${userInfo().uid}`)
  if (existsSync(dir)) return dir
  const half = mkdtempSync(`${dir}-`)
  // The package unpacks into TMPDIR, and its libraries only when it believes that it runs on AWS Lambda.
  const unpack = `import(${JSON.stringify(entry)}).then((chromium) => chromium.default.executablePath())`
  const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  execFileSync(process.execPath, ['-e', unpack], { env })
  mkdirSync(path.join(half, 'fonts'), { recursive: true })
  writeFileSync(
    path.join(half, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${dir}/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>`,
  )
  try {
    renameSync(half, dir)
  } catch (error) {
    // Another process has already unpacked the browser.
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(dir)) throw error
  }
  return dir
}

/** The first bytes of the pictures that the server reads; a WebP has its name at the ninth byte. */
const jpeg = Buffer.from('ffd8ff', 'hex')
const png = Buffer.from('89504e470d0a1a0a', 'hex')
const [riff, webp] = [Buffer.from('RIFF'), Buffer.from('WEBP')]

/** The class of libvips that reads each kind. */
const loaders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

/** Whether a file begins as a JPEG, PNG or WebP does. */
export function isPicture(data: Buffer): boolean {
  const has = (bytes: Buffer, at = 0) => data.subarray(at, at + bytes.length).equals(bytes)
  return has(jpeg) || has(png) || (has(riff) && has(webp, 8))
}

/**
 * The library for pictures, loaded with the first picture, so that the start of the server does not wait for it. It
 * reads no other kind: a small SVG can occupy its parser for hours, and nothing can stop native code.
 */
export const pictures = () => (library ??= load())
let library: ReturnType<typeof load> | undefined

/** Once only: a picture that is decoded between the two settings would be refused. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  return sharp
}

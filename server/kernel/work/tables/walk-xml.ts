import { Parser } from 'htmlparser2'
import { AppError } from '../../base/errors.js'

/** What is told of each element, by its name without a prefix. */
export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
  /** whether enough has been read */
  done?(): boolean
}

/** So much of the file is decoded at once. */
const portion = 65_536

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML element by element, so that only what the handler keeps takes memory.
 * @throws VALIDATION_FAILED for a file with a DOCTYPE: a few lines of entities can expand to gigabytes
 */
export function walkXml(xml: Uint8Array, { open, text, close, done }: XmlHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(localName(name), attributes),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: (name: string) => close(localName(name)) }),
      onprocessinginstruction(name) {
        const message = 'O arquivo não pode ter DOCTYPE.'
        if (name.startsWith('!')) throw new AppError('BAD_REQUEST', message, { campos: { arquivo: message } })
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < xml.length && !done?.(); at += portion)
    parser.write(decoder.decode(xml.subarray(at, at + portion), { stream: true }))
  parser.end()
}

import { AddressRefused } from './public-address.js'

const texts: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'O servidor recusou a conexão.',
  ECONNRESET: 'O servidor encerrou a conexão antes de responder.',
  EPIPE: 'O servidor encerrou a conexão antes de responder.',
  EHOSTUNREACH: 'O servidor não pôde ser alcançado.',
  ENETUNREACH: 'O servidor não pôde ser alcançado.',
  ETIMEDOUT: 'O servidor não respondeu a tempo.',
  EMSGSIZE: 'A resposta do servidor é grande demais.',
  HPE_HEADER_OVERFLOW: 'Os cabeçalhos da resposta são grandes demais.',
}

/** Why a request got no answer, in Portuguese. */
export function textOf(error: unknown, aborted: boolean, timeoutMs: number): string {
  if (aborted) return `O servidor não respondeu em ${timeoutMs / 1000} segundos.`
  if (error instanceof AddressRefused) return error.message
  const { code = '' } = error as { code?: string }
  if (texts[code]) return texts[code]
  return /CERT|TLS|SSL|SELF_SIGNED|LEAF|EPROTO/.test(code)
    ? 'O certificado ou a conexão segura do servidor não é válida.'
    : 'Não foi possível falar com o servidor.'
}

/** The result, unless the signal comes first. */
export function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { invalid } from '../../../kernel/base/errors.js'
import type { Acesso } from './bank-calls.js'

/** Milliseconds of the processor; those of banks take a few. Every call to the bank opens the certificate again. */
const longest = 500

/** Reads { pfx, passphrase } and writes { ms } or { problem }. */
const program = `
  const { createSecureContext } = require('node:tls')
  let text = ''
  process.stdin.on('data', (part) => (text += part)).on('end', () => {
    const { pfx, passphrase } = JSON.parse(text)
    const before = process.cpuUsage()
    let problem
    try {
      createSecureContext({ pfx: Buffer.from(pfx, 'base64'), passphrase })
    } catch (error) {
      problem = error.message
    }
    const { user, system } = process.cpuUsage(before)
    process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, problem }))
  })`

/**
 * Opens a certificate in a process of its own: a file says itself how often its password is hashed, up to two thousand
 * million times, and nothing can stop that within this process.
 * @returns undefined when it took too long
 */
async function opened(pfx: string, passphrase: string): Promise<{ ms: number; problem?: string } | undefined> {
  const child = spawn(process.execPath, ['-e', program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 3000,
    killSignal: 'SIGKILL',
  })
  // a process that did not start, or was ended, says nothing
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify({ pfx, passphrase }))
  const said = await text(child.stdout).catch(() => '')
  return said ? JSON.parse(said) : undefined
}

/**
 * The certificate of the input, if it has one.
 * @throws VALIDATION_FAILED for a file that is no certificate, or another password
 */
export async function readCertificado({
  certificado,
  senhaCertificado,
}: {
  certificado?: string | null | undefined
  senhaCertificado?: string | null | undefined
}): Promise<Acesso['certificado']> {
  if (!certificado) return undefined
  const passphrase = senhaCertificado ?? ''
  const answer = await opened(certificado, passphrase)
  if (!answer || answer.ms > longest)
    throw invalid({ certificado: 'Este certificado leva tempo demais para abrir. Gere-o de novo no banco.' })
  const { problem } = answer
  if (problem === undefined) return { pfx: Buffer.from(certificado, 'base64'), passphrase }
  if (/mac verify/i.test(problem)) throw invalid({ senhaCertificado: 'A senha não é a deste certificado.' })
  if (/unsupported/i.test(problem))
    throw invalid({ certificado: 'Este certificado usa uma cifra antiga. Gere-o de novo no banco.' })
  throw invalid({ certificado: 'Este arquivo não é um certificado .p12 ou .pfx.' })
}

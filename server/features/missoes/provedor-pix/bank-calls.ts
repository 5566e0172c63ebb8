import { ask } from '../../../kernel/base/outgoing/ask.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { credentialsRefused, json, textOfRefusal } from './api-pix.rules.js'
import { ProviderFailed } from './provedor.js'

/** How a church reaches its bank. */
export interface Acesso {
  endereco: string
  enderecoAcesso: string
  aplicacao: string
  segredo: string
  certificado: { pfx: Buffer; passphrase: string } | undefined
}

const escopos = 'cob.read cob.write pix.read pix.write webhook.read webhook.write'

type Call = {
  method?: 'GET' | 'PUT' | 'PATCH'
  body?: object
  notFound?: boolean
  headers?: Readonly<Record<string, string>>
}

/**
 * Calls of a bank: OAuth2 with client credentials, mostly with a certificate. All calls of one turn have one deadline, so
 * that a bank that answers each just in time takes no longer: it allows a new token and one more answer.
 */
export function bankCalls(services: Pick<Services, 'config'>, acesso: Acesso, timeoutMs: number) {
  const { endereco, enderecoAcesso, aplicacao, segredo, certificado } = acesso
  const deadline = performance.now() + 2 * timeoutMs
  let token: Promise<string> | undefined

  const asking = () => {
    const left = Math.ceil((deadline - performance.now()) / 1000) * 1000
    if (left <= 0) throw new ProviderFailed('O banco demorou demais para responder.')
    return {
      certificate: certificado,
      allowPrivate: services.config.privateAddresses,
      timeoutMs: Math.min(timeoutMs, left),
    }
  }

  /** @param where the credentials are sent: Efí reads them in the header, Inter and Sicoob in the form */
  function askToken(where: 'header' | 'form') {
    const basic = Buffer.from(`${encodeURIComponent(aplicacao)}:${encodeURIComponent(segredo)}`).toString('base64')
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: aplicacao, scope: escopos })
    if (where === 'form') form.set('client_secret', segredo)
    return ask(new URL(enderecoAcesso), {
      ...asking(),
      method: 'POST',
      headers: {
        ...(where === 'header' && { authorization: `Basic ${basic}` }),
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    })
  }

  async function newToken(): Promise<string> {
    let answer = await askToken('header')
    if (answer.status === 400 || answer.status === 401) answer = await askToken('form')
    if (answer.status === undefined) throw new ProviderFailed(answer.problem, undefined, 'enderecoAcesso')
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 404)
      throw new ProviderFailed(credentialsRefused, answer.status, 'aplicacao')
    const { access_token: made } = (json(answer.body) ?? {}) as { access_token?: unknown }
    if (answer.status !== 200 || typeof made !== 'string' || !/^[\x21-\x7e]{1,8000}$/.test(made))
      throw new ProviderFailed(textOfRefusal(answer.status, ''), answer.status, 'enderecoAcesso')
    return made
  }

  async function call(path: string, asked: Call = {}, again = true): Promise<unknown> {
    const { method = 'GET', body, notFound, headers } = asked
    token ??= newToken()
    const bearer = await token.catch((error: unknown) => {
      token = undefined
      throw error
    })
    const answer = await ask(new URL(`${endereco.replace(/\/$/, '')}${path}`), {
      ...asking(),
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        // Sicoob wants it in each request, and others do not read it
        client_id: aplicacao,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    if (answer.status === undefined) throw new ProviderFailed(answer.problem)
    // the token ended before its time
    if (answer.status === 401 && again) {
      token = undefined
      return call(path, asked, false)
    }
    return contentOf(answer, notFound)
  }

  return call
}

/** What the bank answered; undefined when that is not there, and this may be. */
function contentOf({ status, body }: { status: number; body: string }, notFound = false): unknown {
  if (status === 404 && notFound) return undefined
  if (status < 200 || status >= 300) throw new ProviderFailed(textOfRefusal(status, body), status)
  const value = body.trim() === '' ? {} : json(body)
  if (value === undefined) throw new ProviderFailed('A resposta do banco não pôde ser lida.', status)
  return value
}

import { ask } from '../../../kernel/base/outgoing/ask.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { credentialsRefused, devolucaoOf, json, readPix, textOfRefusal } from './api-pix.rules.js'
import { type PixProvider, ProviderFailed } from './provedor.js'

/** How a church reaches its bank. */
export interface Acesso {
  endereco: string
  enderecoAcesso: string
  aplicacao: string
  segredo: string
  certificado: { pfx: Buffer; passphrase: string } | undefined
}

/** How long an answer of the bank may take, when nobody waits at a screen. */
const timeLimit = 8_000

const escopos = 'cob.read cob.write pix.read pix.write webhook.read webhook.write'

type Call = {
  method?: 'GET' | 'PUT' | 'PATCH'
  body?: object
  notFound?: boolean
  headers?: Readonly<Record<string, string>>
}

/**
 * The central bank's API for Pix (2.9.0), as banks offer it: OAuth2 with client credentials, mostly with a certificate. All
 * calls of one turn have one deadline, so that a bank that answers each just in time takes no longer: it allows a new
 * token and one more answer.
 */
export function apiPix(services: Pick<Services, 'config'>, acesso: Acesso, timeoutMs = timeLimit): PixProvider {
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
    if (answer.status === 404 && notFound) return undefined
    if (answer.status < 200 || answer.status >= 300)
      throw new ProviderFailed(textOfRefusal(answer.status, answer.body), answer.status)
    const value = answer.body.trim() === '' ? {} : json(answer.body)
    if (value === undefined) throw new ProviderFailed('A resposta do banco não pôde ser lida.', answer.status)
    return value
  }

  return {
    async criarCobranca({ txid, valor, segundos, chave, texto }) {
      const body = {
        calendario: { expiracao: segundos },
        valor: { original: valor },
        chave,
        solicitacaoPagador: texto.slice(0, 140),
      }
      const made = ((await call(`/cob/${txid}`, { method: 'PUT', body })) ?? {}) as Record<string, unknown>
      const copiaECola = made.pixCopiaECola
      if (made.txid !== txid || typeof copiaECola !== 'string' || copiaECola.length > 512)
        throw new ProviderFailed('O banco não devolveu o código da cobrança.')
      return { txid, copiaECola }
    },
    async cancelarCobranca(txid) {
      try {
        await call(`/cob/${txid}`, { method: 'PATCH', body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } })
      } catch (error) {
        // 400, 404 and 422: it is paid, over or unknown, so nobody can pay it either
        const over = error instanceof ProviderFailed && [400, 404, 409, 422].includes(error.status ?? 0)
        if (!over) throw error
      }
    },
    async recebidos(inicio, fim, pagina) {
      const query = new URLSearchParams({
        inicio: inicio.toISOString(),
        fim: fim.toISOString(),
        'paginacao.paginaAtual': String(pagina),
        'paginacao.itensPorPagina': '100',
      })
      const page = ((await call(`/pix?${query}`)) ?? {}) as {
        pix?: unknown
        parametros?: { paginacao?: { quantidadeDePaginas?: unknown } }
      }
      const all: unknown[] = Array.isArray(page.pix) ? page.pix : []
      const pix = all.flatMap((one) => readPix(one) ?? [])
      const paginas = Number(page.parametros?.paginacao?.quantidadeDePaginas ?? 1)
      return { pix, paginas: Number.isInteger(paginas) ? paginas : 1, ilegiveis: all.length - pix.length }
    },
    async recebido(endToEndId) {
      const found = await call(`/pix/${endToEndId}`, { notFound: true })
      const pix = readPix(found)
      if (found !== undefined && pix?.endToEndId !== endToEndId)
        throw new ProviderFailed('O banco devolveu outro Pix do que o pedido.')
      return pix
    },
    async devolver(endToEndId, id, valor) {
      const made = devolucaoOf(await call(`/pix/${endToEndId}/devolucao/${id}`, { method: 'PUT', body: { valor } }))
      if (made?.id !== id) throw new ProviderFailed('A resposta do banco não pôde ser lida.')
      return made
    },
    async configurarAviso(chave, url) {
      // Efí wants a certificate of who takes its notices, or this; the secret in the address does for both. Others do not
      // read it.
      const headers = { 'x-skip-mtls-checking': 'true' }
      await call(`/webhook/${encodeURIComponent(chave)}`, { method: 'PUT', body: { webhookUrl: url }, headers })
    },
  }
}
